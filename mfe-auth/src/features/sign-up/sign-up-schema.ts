import { PASSWORDS_DIFFER, PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { object, ref, string } from 'yup';

/** Whether a password is good enough is the server's to say: all it says is shown. */
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
