import { paths, settings } from '@northlight/shared-api';
import { DELETION_GRACE_DAYS } from '@northlight/shared-api/rules';
import { Facts, Link } from '@northlight/shared-ui';
import type { LegalSection } from './legal-section.ts';
import { ProviderLink } from './ProviderLink.tsx';

const contact = <ProviderLink subject="Privacy" />;

const IN_THE_BROWSER = [
  { term: 'access_token, refresh_token', value: 'That you are logged in. Removed when you log out.' },
  {
    term: 'remember_me',
    value:
      'That you chose to stay logged in. Without it, the two above are in session storage and are cleared when the tab is closed.',
  },
  {
    term: 'northlight.claims, northlight.evaluation, northlight.run',
    value:
      'The evaluation you made without an account, what lets you add it to your account, and which evaluation is running. In session storage, for this tab.',
  },
  {
    term: 'northlight.draft, northlight.drafts-of',
    value:
      'What you entered and have not saved, so that a reload loses nothing. In session storage, for this tab; answers to questions stay on this device until they are saved, or until you delete those that were too late to submit.',
  },
  {
    term: 'northlight.files',
    value:
      'The file you had chosen when your session ended, so that you can continue after logging in again. Kept on this device, in IndexedDB, and never shown to anybody else who logs in. Deleted once it is sent and when you log out; after 24 hours it is not restored, and it is deleted the next time this site is opened.',
  },
  {
    term: 'northlight.deck',
    value: 'Changes to your slides that the server does not have yet. On this device, until it has them.',
  },
  {
    term: 'northlight.round',
    value: 'Stage, amount and location of the round you’re raising. In session storage, for this tab.',
  },
  {
    term: 'northlight.registry, northlight.places, northlight.reloaded',
    value: 'Which releases make up this page, where on a page you were, and that it was reloaded after a release.',
  },
  {
    term: 'release_bucket',
    value:
      'A cookie with a number from 0 to 99, drawn at random, that decides who gets a new release first. Set only while a release is being tested.',
  },
  {
    term: 'remote_overrides, northlight.disabled-remotes',
    value:
      'For developers: which releases you requested and which parts you switched off through the page’s URL. The first is a cookie.',
  },
  {
    term: 'northlight.get-started',
    value:
      'That you hid the list of first steps on your dashboard, and which investor’s profile you opened last. On this device.',
  },
  { term: 'character_keys', value: 'That you turned off single-letter shortcuts.' },
  { term: 'theme', value: 'Whether you chose the light or the dark theme.' },
];

export function privacySections(): LegalSection[] {
  const { product_name: product, model } = settings();
  return [
    {
      id: 'in-short',
      title: 'In short',
      body: (
        <ul>
          <li>A deck that you have evaluated without an account is deleted after 24 hours.</li>
          <li>There are no trackers and no advertising, and nothing is loaded from other companies.</li>
          <li>We do not sell your data and do not train models on it.</li>
          <li>
            You can download a copy of your data, or delete your account, in the{' '}
            <Link to={paths.settings({ section: 'account' })}>settings</Link>.
          </li>
        </ul>
      ),
    },
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <>
          <p>
            The provider of this {product} installation (“we”) decides what happens to the data described here and is
            responsible for it. You can reach us at {contact}.
          </p>
          <p>
            {product} can also be installed by you or your organization. In that case, whoever runs the installation is
            responsible, and all data stays in the folder or database that they chose. An installation on your own
            computer keeps everything on that computer and sends nothing to us.
          </p>
        </>
      ),
    },
    {
      id: 'data',
      title: 'What we keep',
      body: (
        <ul>
          <li>
            <b>Your account:</b> name, email address and whether it is verified, a hash of your password from which the
            password cannot be read, and when you last logged in.
          </li>
          <li>
            <b>Your profile:</b> what you choose to enter, such as company, sector, phone, biography, picture and links;
            for investors also what they fund, what they funded before and the amounts.
          </li>
          <li>
            <b>Your evaluations:</b> the deck, the scores, the sentences of the deck that they cite, the name of the
            file, its number of slides, a fingerprint by which the same file is recognized, and the date.
          </li>
          <li>
            <b>What you send and write:</b> decks sent to investors and what they decided, decks that you make with the
            assistant and what you ask it, the questions of investors, answers to them with their files, and how long
            each slide of a sent deck was in view. The founder who sent it sees the median of those times.
          </li>
          <li>
            <b>Your sessions:</b> when you logged in, when you were last active, the name that your browser reports, and
            which devices you have used before, so that we can email you about a new one.
          </li>
          <li>
            <b>How you log in:</b> your password and recovery codes as hashes, the key of your authenticator app in
            encrypted form, and for each passkey its name, its public key and when it was last used. Your fingerprint or
            face never leaves your device.
          </li>
          <li>
            <b>What happened to your account:</b> logins, failed logins, changes to your password, email address,
            two-step login or role, and requests to export or delete your data, with the time and the kind of device.
            You see yours in Settings; admins see those of all accounts.
          </li>
          <li>
            <b>How pages load:</b> how long a part of a page took, or why it failed, with the reference that was shown
            to you. Nothing in it says who you are or which page you opened. To catch false reports, we count those from
            your network for at most two hours, under a code that only we can connect to it.
          </li>
          <li>
            <b>Technical records:</b> the IP address your request came from, the kind of request and its time, so that
            we can find errors and stop misuse. Refused requests and changes to accounts are recorded there with a code
            that only we can connect to the account. Passwords and tokens never appear in them.
          </li>
        </ul>
      ),
    },
    {
      id: 'decks',
      title: 'What happens to a deck',
      body: (
        <>
          <p>
            A deck is read by software on the server of this installation, in a process of its own.{' '}
            {!model
              ? 'It is not sent to another company.'
              : `Its text is then sent to the language model ${model}, set up by whoever runs this installation, to be scored and discussed. The file, its images and hidden text are not sent. Where you are offered the built-in engine and choose it, nothing is sent.`}{' '}
            No one who works for us looks at it, unless you ask for help with it or the law compels us.
          </p>
          <p>
            <b>Without an account,</b> the file and its result are kept for 24 hours, so that you can look at its slides
            and add it to an account by logging in from the same tab; if you do not, both are deleted.
          </p>
          <p>
            <b>With an account,</b> the file and its result stay in your account until you delete the evaluation or the
            account. Only you can open them. For a PowerPoint file, we keep a PDF and not the original. If you share
            results by a link, whoever has the link sees them with the slides, and not the file, until you revoke the
            link.
          </p>
          <p>
            <b>If you send a deck to an investor,</b> that investor can read it, together with your answers, your name
            and your contact details. That is the point of sending it, and it happens only when you do.
          </p>
        </>
      ),
    },
    {
      id: 'purposes',
      title: 'Why we use it',
      body: (
        <ul>
          <li>
            <b>To provide the service you asked for:</b> your account, your evaluations and what you send to others.
            This is needed for our agreement with you.
          </li>
          <li>
            <b>To show a public profile:</b> only while you have turned it on, so with your consent.
          </li>
          <li>
            <b>To keep the service safe and working:</b> sessions, limits and technical records. This is in our
            legitimate interest and in that of everyone who uses it.
          </li>
          <li>
            <b>To write to you:</b> to verify your email address, to reset your password, and about changes that concern
            you. Product news only if you turn it on in your settings.
          </li>
        </ul>
      ),
    },
    {
      id: 'recipients',
      title: 'Who sees it',
      body: (
        <>
          <p>
            Everyone can see an investor’s profile that is live or listed in the directory, with the contact address and
            links on it. Apart from that, your data is seen by you, by those you send it to, and by the admins of this
            installation, who can see names and email addresses in order to manage accounts.
          </p>
          <p>
            Companies that host the server or deliver our email handle data for us, on our instructions only. We hand
            data to authorities when the law compels us to, and to no one else.
          </p>
          {!model && (
            <p>
              If we ever want an outside AI service to read decks, that is a material change: we will tell you 30 days
              before, and this policy will name the service.
            </p>
          )}
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What is stored in your browser',
      body: (
        <>
          <p>
            {product} keeps these few entries in your browser, all of them needed for what you asked it to do. Two of
            them are cookies, and none of them says who you are to anybody else:
          </p>
          <Facts items={IN_THE_BROWSER} />
          <p>
            There are no analytics, no advertising and no fonts or scripts from elsewhere. Links to other sites, such as
            those in the footer, tell those sites nothing until you follow them.
          </p>
        </>
      ),
    },
    {
      id: 'periods',
      title: 'How long we keep it',
      body: (
        <ul>
          <li>Account, profile, evaluations, questions and answers: until you delete them or have them deleted.</li>
          <li>A visitor’s deck and its result: 24 hours.</li>
          <li>
            Sessions: 12 hours after your last activity, and one day at most. If you chose to stay logged in: 14 days
            after your last activity, and 30 days at most.
          </li>
          <li>What happened to your account: 180 days.</li>
          <li>An earlier email address: seven days after a change, so that its owner can restore it.</li>
          <li>Links to verify an email address: 24 hours. Links to set a new password: one hour.</li>
          <li>Counters that limit attempts: as long as the limit runs, a day at most, and cleared soon after.</li>
          <li>How pages load: 30 days.</li>
          <li>Technical records: no longer than it takes to find errors and misuse.</li>
        </ul>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <p>
          Passwords are stored as argon2id hashes only. The token that keeps you logged in is replaced each time it is
          used, and using an old one ends the session. Files are read in a process apart from the server, with limits on
          time and memory. No measure is perfect: if your data were ever exposed, we would tell you and the responsible
          data protection authority without delay.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            In the <Link to={paths.settings({ section: 'account' })}>settings</Link> you can at any time download a full
            copy of your data in a form that other programs can read, change what you have entered, withdraw your
            consent, and delete your account. A deleted account is out of sight at once and gone for good after{' '}
            {DELETION_GRACE_DAYS} days; logging in before that keeps it.
          </p>
          <p>
            To object to a use, or for anything you cannot do there, write to {contact} from the address your account is
            registered with. It costs nothing, and we answer within 30 days. You may also complain to the data
            protection authority where you live.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: <p>{product} is made for people who raise or invest money. No one under 18 may have an account.</p>,
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          We give at least 30 days’ notice of material changes, by email to account holders and on this page. Other
          corrections appear here with a new date.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: <p>Send questions and requests about your data to {contact}.</p>,
    },
  ];
}
