import { LegalDocument } from './legal/LegalDocument.tsx';
import { termsSections } from './legal/terms.tsx';

export default function TermsPage() {
  return <LegalDocument title="Terms of Service" sections={termsSections()} />;
}
