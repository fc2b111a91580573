import { PASSWORDS_DIFFER } from '@northlight/shared-api/rules';
import { object, ref, string } from 'yup';

export const passwordChangeSchema = object({
  current_password: string().required('Current password is required.'),
  new_password: string().required('New password is required.'),
  confirm_password: string()
    .required('Password confirmation is required.')
    .oneOf([ref('new_password')], PASSWORDS_DIFFER),
});

export const emptyPasswordChange = { current_password: '', new_password: '', confirm_password: '' };
