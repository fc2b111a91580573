import type { Db } from '../../platform/database/open.ts';

/** Submissions with the founder's current account data and the investor's name. */
export const withPeople = (db: Db) =>
  db
    .selectFrom('submissions')
    .innerJoin('users as founder', 'founder.id', 'submissions.founder_id')
    .innerJoin('users as investor', 'investor.id', 'submissions.investor_id')
    .selectAll('submissions')
    .select([
      'founder.email as founder_email',
      'founder.phone as founder_phone',
      'founder.profile_image as founder_profile_image',
      'founder.linkedin as founder_linkedin',
      'founder.website as founder_website',
      'investor.first_name as investor_first_name',
      'investor.last_name as investor_last_name',
    ]);
