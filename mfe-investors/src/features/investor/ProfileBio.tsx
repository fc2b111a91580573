import { styled } from 'styled-components';
import { bioParts } from './bio-parts.ts';

/** The investor's bio: the opening in large type, then the rest. */
export function ProfileBio({ bio }: { bio: string }) {
  const { lead, paragraphs } = bioParts(bio);
  if (lead === '') return null;
  return (
    <div>
      <Lead>{lead}</Lead>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </div>
  );
}

const Lead = styled.p`
  font-family: var(--display);
  font-size: var(--title-md);
  letter-spacing: var(--tracking-title);
  line-height: 1.3;
  overflow-wrap: anywhere;

  @media (max-width: 767px) {
    font-size: 1.5rem;
  }
`;

const Paragraph = styled.p`
  max-width: var(--measure);
  margin-top: var(--s4);
  color: var(--ink-soft);
  font-size: var(--text-lg);
  line-height: var(--leading-text);
  overflow-wrap: anywhere;
`;
