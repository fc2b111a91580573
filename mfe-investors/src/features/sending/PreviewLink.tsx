import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** Opens the chosen file in the browser's PDF viewer before it is sent. */
export function PreviewLink({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    // Browsers display a PDF only with the right MIME type, which some systems do not set on a chosen file.
    const made = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Root href={address} target="_blank" rel="noopener">
      See the file as it will arrive<span className="sr-only"> (opens in a new tab)</span>
    </Root>
  );
}

const Root = styled.a`
  width: fit-content;
  color: var(--accent);
  font-size: var(--text-sm);
`;
