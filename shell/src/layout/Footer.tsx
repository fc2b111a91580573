import { paths, settings } from '@northlight/shared-api';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The footer of every page: the company, the legal pages and the social links. */
export function Footer() {
  const { product_name: productName, social_links: social } = settings();
  return (
    <Root>
      <Row>
        <span>
          © {new Date().getFullYear()} {productName}
        </span>
        <Link to={paths.privacy()}>Privacy Policy</Link>
        <Link to={paths.terms()}>Terms of Service</Link>
        <a href={paths.thirdPartyNotices()}>Open-source software</a>
        {social.length > 0 && (
          <Social>
            {social.map(({ label, url }) => (
              <a key={url} href={url} rel="noopener noreferrer" target="_blank">
                {label}
              </a>
            ))}
          </Social>
        )}
      </Row>
    </Root>
  );
}

const Root = styled.footer`
  margin-top: var(--s9);
  padding-block: var(--s6);
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: var(--text-sm);

  @media print {
    display: none;
  }

  @media (max-width: 767px) {
    padding-bottom: calc(var(--s6) + 3.75rem + env(safe-area-inset-bottom));
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
    text-decoration: none;
  }

  & a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4) var(--s6);
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const Social = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  margin-left: auto;
`;
