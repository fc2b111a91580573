import { PASSWORDS_DIFFER } from '@northlight/shared-api/rules';
import { object, ref, string } from 'yup';

export const newPasswordSchema = object({
  new_password: string().required('New password is required.'),
  confirm_password: string()
    .required('Password confirmation is required.')
    .oneOf([ref('new_password')], PASSWORDS_DIFFER),
});

export const emptyNewPassword = { new_password: '', confirm_password: '' };
