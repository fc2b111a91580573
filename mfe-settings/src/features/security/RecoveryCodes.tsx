import { settings } from '@northlight/shared-api';
import { Banner, Button, CopyButton, Row, Stack } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { focusOnArrival } from './focus-on-arrival.ts';

function download(codes: string[]) {
  const { product_name: productName } = settings();
  const text = `Recovery codes for ${productName}. Each works once in place of a code from your app.\n\n${codes.join('\n')}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${productName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-recovery-codes.txt`;
  link.click();
  URL.revokeObjectURL(address);
}

interface RecoveryCodesProps {
  codes: string[];
  /** Title above the codes: what has just changed. */
  title: string;
  onDone: () => void;
}

/** Recovery codes for the second factor. They are shown only once. */
export function RecoveryCodes({ codes, title, onDone }: RecoveryCodesProps) {
  return (
    <Stack gap="s5">
      <Notice ref={focusOnArrival} tabIndex={-1} tone="caution" title={title}>
        Keep these with your passwords. Each code logs you in once when you don’t have your phone. We won’t show them
        again.
      </Notice>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Row spread>
        <Row>
          <CopyButton text={codes.join('\n')}>Copy</CopyButton>
          <Button onClick={() => download(codes)}>Download</Button>
        </Row>
        <Button variant="primary" onClick={onDone}>
          I have saved them
        </Button>
      </Row>
    </Stack>
  );
}

/* The dialog's body clips anything outside it, so the outline goes inside. */
const Notice = styled(Banner)`
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10.75rem, 1fr));
  gap: var(--s2) var(--s4);
  padding: var(--s4);
  border-radius: var(--radius-md);
  background: var(--sunken);
  font-variant-numeric: tabular-nums;
`;
