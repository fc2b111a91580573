import {
  countOf,
  LINK_MESSAGES,
  LONG_TEXT_MIN,
  linkProblem,
  NAME_MIN,
  PROFILE_MESSAGES,
  SETUP_AVERAGE_MIN,
  SETUP_DEFAULTS,
} from '@northlight/shared-api/rules';
import { array, boolean, object, string } from 'yup';

/** The form's values. Amounts are digits. */
export interface SetupValues {
  name: string;
  title: string;
  company: string;
  bio: string;
  investmentThesis: string;
  minInvestment: string;
  maxInvestment: string;
  averageInvestment: string;
  focusAreas: string[];
  portfolioCompanies: string[];
  linkedinUrl: string;
  twitterUrl: string;
  email: string;
  isActive: boolean;
}

export const INITIAL_SETUP: SetupValues = {
  name: '',
  title: '',
  company: '',
  bio: '',
  investmentThesis: '',
  minInvestment: String(SETUP_DEFAULTS.min),
  maxInvestment: String(SETUP_DEFAULTS.max),
  averageInvestment: String(SETUP_DEFAULTS.average),
  focusAreas: [],
  portfolioCompanies: [],
  linkedinUrl: '',
  twitterUrl: '',
  email: '',
  isActive: true,
};

const atLeast = (length: number, message: string) => string().trim().required(message).min(length, message);
const amount = (message: string) => string().required(message).matches(/^\d+$/, message);

/** Validation of the older setup form. */
export const setupSchema = object({
  name: atLeast(NAME_MIN, `Name must be at least ${NAME_MIN} characters`),
  title: atLeast(NAME_MIN, `Title must be at least ${NAME_MIN} characters`),
  company: atLeast(NAME_MIN, 'Company name is required'),
  bio: atLeast(LONG_TEXT_MIN, `Bio must be at least ${LONG_TEXT_MIN} characters`),
  investmentThesis: atLeast(LONG_TEXT_MIN, `Investment thesis must be at least ${LONG_TEXT_MIN} characters`),
  minInvestment: amount('Minimum investment must not be negative'),
  maxInvestment: amount('Maximum investment must not be negative').test(
    'range',
    PROFILE_MESSAGES.range,
    (max = '', { parent }) => Number(max) >= Number(parent.minInvestment ?? 0),
  ),
  averageInvestment: string().test(
    'least',
    `Investment amount must be at least $${countOf(SETUP_AVERAGE_MIN)}`,
    (value = '') => Number(value) >= SETUP_AVERAGE_MIN,
  ),
  focusAreas: array(string().required()).min(1, 'Select at least one focus area'),
  portfolioCompanies: array(string().required()),
  linkedinUrl: string().test(
    'link',
    LINK_MESSAGES.linkedin,
    (value = '') => value.trim() !== '' && linkProblem('linkedin', value) === null,
  ),
  twitterUrl: string().test('link', LINK_MESSAGES.twitter, (value = '') => linkProblem('twitter', value) === null),
  email: string().trim().required(PROFILE_MESSAGES.email).email(PROFILE_MESSAGES.email),
  isActive: boolean(),
});
