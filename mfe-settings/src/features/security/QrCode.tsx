import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Draws all dark modules as one path. */
const drawing = (rows: boolean[][]) =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/**
 * A QR code rendered in the browser, so that its secret never leaves the page. It is dark on white in every theme,
 * because scanners need that.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  return (
    <Root viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={drawing(data)} fill="#000000" />
    </Root>
  );
}

const Root = styled.svg`
  width: min(100%, 13rem);
  margin-inline: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  forced-color-adjust: none;
`;
