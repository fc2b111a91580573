import type { ProfilePatch, User } from '@northlight/shared-api';
import { normaliseLink } from '@northlight/shared-api/rules';

/** The part of a person that the form shows, and that it alone may change. */
export type ProfileValues = ReturnType<typeof valuesOf>;

export const valuesOf = (user: User) => ({
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  phone: user.phone,
  company: user.company,
  work_field: user.work_field,
  title: user.title,
  bio: user.bio,
  linkedin: user.linkedin,
  twitter: user.twitter,
  website: user.website,
});

const link = (value: string) => normaliseLink(value) ?? value;

/** What is sent: texts trimmed, links with their scheme. */
export const patchOf = (values: ProfileValues): ProfilePatch => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  company: values.company.trim(),
  work_field: values.work_field,
  title: values.title.trim(),
  bio: values.bio.trim(),
  linkedin: link(values.linkedin),
  twitter: link(values.twitter),
  website: link(values.website),
});
