import { settings } from '@northlight/shared-api';
import { PASSWORDS_DIFFER, PROFILE_MESSAGES } from '@northlight/shared-api/rules';
import { object, ref, string } from 'yup';

/** The rules for new passwords, with their list of common ones. Without them, the server's check remains. */
const loadPasswordRules = () => import('@northlight/shared-api/new-passwords').catch(() => null);

async function passwordProblem(password: string, email: string): Promise<string | null> {
  const rules = await loadPasswordRules();
  const problems = rules?.newPasswordProblems(password, email, settings().product_name) ?? [];
  return problems.length > 0 ? problems.join(' ') : null;
}

/** Says all that the server would, except whether the address is taken, so that one try shows every mistake. */
export const signUpSchema = object({
  first_name: string().trim().required('First name is required.'),
  last_name: string().trim().required('Last name is required.'),
  email: string().trim().email(PROFILE_MESSAGES.email).required('Email is required.'),
  password: string()
    .required('Password is required.')
    .test('strength', async (password, context) => {
      const problem = password ? await passwordProblem(password, String(context.parent.email ?? '')) : null;
      return problem === null || context.createError({ message: problem });
    }),
  password2: string()
    .required('Password confirmation is required.')
    .oneOf([ref('password')], PASSWORDS_DIFFER),
});

export const emptySignUp = { first_name: '', last_name: '', email: '', password: '', password2: '' };
