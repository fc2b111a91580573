import { type PublicInvestor, paths, useBrowserValue } from '@northlight/shared-api';
import { Button, useToast } from '@northlight/shared-ui';
import { Link2, Printer, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { nameOf, roleOf } from './investor-name.ts';

const addressOf = ({ id, custom_url_slug: slug }: PublicInvestor) =>
  new URL(slug === '' ? paths.investor(id) : paths.investorBySlug(slug), location.origin).href;

/** Shares the profile: by the device's share dialog where available, as a link, or in print. */
export function ShareProfile({ investor }: { investor: PublicInvestor }) {
  const toast = useToast();
  const canShare = useBrowserValue(() => 'share' in navigator, false);
  const handleCopy = async () => {
    const url = addressOf(investor);
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', tone: 'positive' });
    } catch {
      toast({ title: 'Copy this link', description: url });
    }
  };
  const handleShare = async () => {
    try {
      await navigator.share({ title: nameOf(investor), text: roleOf(investor), url: addressOf(investor) });
    } catch (error) {
      // `AbortError` means that the user closed the share dialog. Any other error falls back to copying the link.
      if ((error as Error).name !== 'AbortError') await handleCopy();
    }
  };
  return (
    <Root>
      <Button size="sm" icon={<Link2 />} onClick={handleCopy}>
        Copy link
      </Button>
      <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
      {canShare && (
        <Button size="sm" icon={<Share2 />} onClick={handleShare}>
          Share
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);

  @media print {
    display: none;
  }
`;
