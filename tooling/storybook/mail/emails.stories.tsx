import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as letters from '../../../api/src/accounts/authentication/emails.ts';
import * as addresses from '../../../api/src/accounts/email-change/emails.ts';
import * as account from '../../../api/src/accounts/users/emails.ts';
import * as deck from '../../../api/src/submissions/sending/emails.ts';
import { statusChangedMail } from '../../../api/src/submissions/status/emails.ts';
import { MailPreview } from './MailPreview.tsx';

const suite = { productName: 'Northlight', publicUrl: 'https://northlight.example' };
const ines = { id: 7, email: 'ines@isferd.test', first_name: 'Ines' };
const at = new Date('2026-11-20T10:04:00Z');
const TOKEN = 'mQ3x0vYc7rB1tE5nLw9zKs2pHd8uGj4fXa6oRi0yVb1';

/** The server's real emails, rendered by the server's own code. */
const meta = { title: 'Letters', component: MailPreview } satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmAddress: Story = { args: { mail: letters.verificationMail(suite, ines, TOKEN) } };

export const ForgottenPassword: Story = { args: { mail: letters.passwordResetMail(suite, ines, TOKEN) } };

export const AddressTried: Story = { args: { mail: letters.addressTriedMail(suite, ines) } };

export const PasswordChanged: Story = { args: { mail: letters.passwordChangedMail(suite, ines, at) } };

export const NewDevice: Story = { args: { mail: letters.newDeviceMail(suite, ines, 'Firefox on Windows', at) } };

export const SecondFactorOn: Story = { args: { mail: letters.secondFactorMail(suite, ines, 'on', at) } };

export const SecondFactorExtended: Story = { args: { mail: letters.secondFactorMail(suite, ines, 'extended', at) } };

export const SecondFactorOff: Story = { args: { mail: letters.secondFactorMail(suite, ines, 'off', at) } };

export const FirstPasskeyAdded: Story = {
  args: { mail: letters.passkeyMail(suite, ines, { name: 'Laptop', kind: 'added', turnsTwoStep: true }, at) },
};

export const LastPasskeyRemoved: Story = {
  args: { mail: letters.passkeyMail(suite, ines, { name: 'Laptop', kind: 'removed', turnsTwoStep: true }, at) },
};

const NEW_ADDRESS = 'ines@northern-freight.test';

export const ConfirmNewAddress: Story = {
  args: { mail: addresses.confirmEmailChangeMail(suite, ines, NEW_ADDRESS, TOKEN) },
};

export const NewAddressRequested: Story = {
  args: { mail: addresses.emailChangeRequestedMail(suite, ines, NEW_ADDRESS, at) },
};

export const AddressChanged: Story = {
  args: { mail: addresses.emailChangedMail(suite, ines, { newAddress: NEW_ADDRESS, token: TOKEN, days: 7, at }) },
};

export const AccountWillBeDeleted: Story = { args: { mail: account.deletionMail(suite, ines, at) } };

export const AccountStays: Story = { args: { mail: account.accountKeptMail(suite, ines) } };

const leonie = { id: 11, email: 'leonie@brackenfold.test', first_name: 'Leonie' };
const investor = { first_name: 'Leonie', last_name: 'Harrow', company: 'Brackenfold Capital' };
const sent = {
  id: 's-1',
  company_name: 'Isferd',
  founder_name: 'Ines Varga-Holm',
  founder_work_field: 'Logistics',
  original_filename: 'isferd-seed-deck.pdf',
};

export const DeckReceived: Story = { args: { mail: deck.deckReceivedMail(suite, leonie, sent, false) } };

export const AnswersReceived: Story = { args: { mail: deck.answersReceivedMail(suite, leonie, sent) } };

export const InvestorWantsToTalk: Story = {
  args: {
    mail: statusChangedMail(suite, ines, investor, {
      ...sent,
      status: 'Contacting',
      pass_reason: null,
      pass_comment: '',
    }),
  },
};

export const InvestorPasses: Story = {
  args: {
    mail: statusChangedMail(suite, ines, investor, {
      ...sent,
      status: 'Passed',
      pass_reason: 'stage',
      pass_comment: 'Come back when the second depot is live; I liked the retention of the first.',
    }),
  },
};

export const LongNames: Story = {
  args: {
    mail: letters.newDeviceMail(
      { ...suite, productName: 'The Northern Refrigerated Freight Fundraising Co-pilot' },
      { ...ines, first_name: 'Maximiliana-Alexandrina Featherstonehaugh-Cholmondeley' },
      'Some Browser With A Long Name on Some System With A Longer One Still',
      at,
    ),
  },
};
