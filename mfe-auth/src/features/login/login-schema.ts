import { PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { boolean, object, string } from 'yup';

export const loginSchema = object({
  email: string().trim().email(PROFILE_MESSAGES.email).required('Email is required.'),
  password: string().required('Password is required.'),
  remember: boolean(),
});

export const emptyLogin = { email: '', password: '', remember: false };
