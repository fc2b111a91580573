import { Loading, PageHeader, Section, Skeleton } from '@northlight/shared-ui';
import { FormGrid } from '@northlight/shared-ui/form';

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'company', 'work_field'];

/** Placeholder until the session is known. */
export const SettingsSkeleton = () => (
  <>
    <PageHeader title="Settings" />
    <Section title="Personal information" strong>
      <Loading>
        <FormGrid>
          <Skeleton data-wide="" width="7.5rem" height="7.5rem" />
          {FIELDS.map((field) => (
            <Skeleton key={field} height="2.75rem" />
          ))}
        </FormGrid>
      </Loading>
    </Section>
  </>
);
