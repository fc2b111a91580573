import { styled } from 'styled-components';

/** Devices or passkeys, one below the other, separated by thin lines. */
export const DeviceList = styled.ul`
  display: grid;
  border-top: 1px solid var(--line);
`;

/** Name and dates on the left, an action on the right. */
export const DeviceRow = styled.li`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s4);
  min-height: 4rem;
  padding-block: var(--s2);
  border-bottom: 1px solid var(--line);

  &:last-child {
    border-bottom: 0;
  }

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & b {
    font-weight: 520;
  }

  & small {
    display: block;
    color: var(--muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }

  & > button {
    flex: none;
  }
`;
