import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Mail } from '../../../api/src/platform/mail/mailer.ts';
import { MARK } from '../../../api/src/platform/mail/mark.ts';

const withMark = (html: string) => html.replaceAll(`cid:${MARK.cid}`, `data:image/png;base64,${MARK.png}`);

/** An email as email programs show it, followed by its plain text version. */
export function MailPreview({ mail }: { mail: Mail }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(900);
  const handleLoad = () => setHeight(frame.current?.contentDocument?.documentElement.scrollHeight ?? height);
  return (
    <Root>
      <dl>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>Subject</dt>
        <dd>{mail.subject}</dd>
      </dl>
      <iframe ref={frame} title={mail.subject} srcDoc={withMark(mail.html)} height={height} onLoad={handleLoad} />
      <h2>As text</h2>
      <pre>{mail.text}</pre>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--s4);
  max-width: 45rem;

  & > dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s1) var(--s4);
  }

  & dt {
    color: var(--muted);
  }

  & dd {
    overflow-wrap: anywhere;
  }

  & > iframe {
    width: 100%;
    border: 1px solid var(--line);
  }

  & > h2 {
    font-size: var(--title-sm);
  }

  & > pre {
    padding: var(--s4);
    background: var(--sunken);
    font-size: var(--text-sm);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
