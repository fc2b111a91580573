import { PASSWORDS_DIFFER, PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { object, ref, string } from 'yup';

/** Password strength is checked only by the server. The form shows all of its messages. */
export const signUpSchema = object({
  first_name: string().trim().required('First name is required.'),
  last_name: string().trim().required('Last name is required.'),
  email: string().trim().email(PROFILE_MESSAGES.email).required('Email is required.'),
  password: string().required('Password is required.'),
  password2: string()
    .required('Password confirmation is required.')
    .oneOf([ref('password')], PASSWORDS_DIFFER),
});

export const emptySignUp = { first_name: '', last_name: '', email: '', password: '', password2: '' };
