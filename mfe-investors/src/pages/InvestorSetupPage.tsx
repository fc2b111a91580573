import { paths } from '@northlight/shared-api';
import { Link, PageHeader } from '@northlight/shared-ui';
import { SetupForm } from '../features/setup/SetupForm.tsx';

/** The older setup form of an investor profile. */
export default function InvestorSetupPage() {
  return (
    <>
      <PageHeader title="Investor profile setup">
        An older form, kept for trying out a profile. Your actual profile is in{' '}
        <Link to={paths.settings()}>Settings</Link>.
      </PageHeader>
      <SetupForm />
    </>
  );
}
