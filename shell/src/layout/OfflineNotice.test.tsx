import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './OfflineNotice.tsx';

const connect = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

afterEach(() => void jest.restoreAllMocks());

it('a page says that it is offline as long as it is', () => {
  render(<OfflineNotice />);
  const notice = screen.getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  connect(false);
  expect(notice).toHaveTextContent(/^You’re offline\. Saving works again/);
  connect(true);
  expect(notice).toBeEmptyDOMElement();
});
