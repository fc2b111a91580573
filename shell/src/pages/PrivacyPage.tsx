import { LegalDocument } from './legal/LegalDocument.tsx';
import { privacySections } from './legal/privacy.tsx';

export default function PrivacyPage() {
  return <LegalDocument title="Privacy Policy" sections={privacySections()} />;
}
