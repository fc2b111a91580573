import { paths, settings } from '@northlight/shared-api';
import { DECK_MAX_MB, PASSWORD_MIN } from '@northlight/shared-api/rules';
import { Link } from '@northlight/shared-ui';
import type { LegalSection } from './legal-section.ts';
import { ProviderLink } from './ProviderLink.tsx';

const contact = <ProviderLink subject="Terms of Service" />;

export function termsSections(): LegalSection[] {
  const { product_name: product } = settings();
  return [
    {
      id: 'agreement',
      title: 'What you agree to',
      body: (
        <>
          <p>
            These terms are an agreement between you and the provider of this {product} installation (“we”), whom you
            can reach at {contact}. They apply whenever you use {product}, with or without an account. If you do not
            agree with them, please do not use it.
          </p>
          <p>
            If you use {product} for a company or a fund, you confirm that you are authorized to agree to these terms on
            its behalf.
          </p>
          <p>
            {product} can also be installed on your own machines. Whoever runs such an installation is its provider, and
            these terms then apply between them and the people who use it there.
          </p>
        </>
      ),
    },
    {
      id: 'service',
      title: 'What the service does',
      body: (
        <>
          <p>
            {product} reads pitch decks, scores what it finds in eight categories and cites the sentences that each
            score rests on. It shows a directory of investors, lets investors keep a profile and a set of questions, and
            helps founders and investors find each other.
          </p>
          <p>
            Which parts you can use depends on whether you have an account and of what kind. We open investor accounts
            on request.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <>
          <p>You need to be at least 18 years old to have an account. When you have one, you agree to:</p>
          <ul>
            <li>give your real name and an email address that reaches you, and keep both up to date;</li>
            <li>
              choose a password of at least {PASSWORD_MIN} characters that you use nowhere else, and keep it to
              yourself;
            </li>
            <li>let no one else use your account, and tell us right away if you think someone has.</li>
          </ul>
          <p>You are responsible for what is done from your account, unless you could not have prevented it.</p>
        </>
      ),
    },
    {
      id: 'content',
      title: 'Your decks and what you write',
      body: (
        <>
          <p>
            What you upload or write stays yours. You allow us to store it, read it by automated means, convert it and
            show it to you and to those you choose to show it to, only as far as the service needs this and only for as
            long as it is kept. We do not sell it, publish it or train models on it.
          </p>
          <p>
            You confirm that you have the right to share what you upload: that it is your own or that its owner agreed,
            and that it violates no duty of confidentiality. Decks are PDF files of up to {DECK_MAX_MB} MB; to evaluate
            or edit a deck, you can upload a PowerPoint file instead. Keep your own copy: {product} is not an archive.
          </p>
          <p>
            A profile that you make live, or list in the directory, can be seen by everyone on the internet until you
            turn that off.
          </p>
          <p>
            How long things are kept, and who sees them, is explained in the{' '}
            <Link to={paths.privacy()}>Privacy Policy</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'scores',
      title: 'What a score is, and what it is not',
      body: (
        <>
          <p>
            A score says how well a deck states and supports what investors commonly look for. It is made by software
            from the text of the slides. It can misread a slide, and it cannot tell whether what a slide says is true.
          </p>
          <p>
            A score is not the probability of being funded, not a valuation, and not investment, legal, tax or
            accounting advice. Read the sentences it cites, use your own judgment, and ask an advisor before you decide
            something that matters.
          </p>
        </>
      ),
    },
    {
      id: 'founders-and-investors',
      title: 'Founders and investors',
      body: (
        <>
          <p>
            We are not a broker, an advisor or a party to anything that founders and investors agree on. Nothing on{' '}
            {product} is an offer of securities or a solicitation to buy them.
          </p>
          <p>
            We do not verify what founders say in their decks or investors in their profiles. Both sides are responsible
            for checking who they deal with, and for following the law that applies to raising and investing money where
            they are.
          </p>
          <p>
            Anyone who receives a deck, an answer or contact details through {product} may use them only to consider an
            investment, unless the sender agrees to more. What an investor has already read cannot be taken back.
          </p>
        </>
      ),
    },
    {
      id: 'fair-use',
      title: 'Acceptable use',
      body: (
        <>
          <p>You agree not to:</p>
          <ul>
            <li>
              upload anything unlawful or harmful, other people’s confidential information, or files meant to damage a
              computer;
            </li>
            <li>pretend to be someone you are not, or send messages in bulk to people in the directory;</li>
            <li>copy the directory, or parts of it, by automated means;</li>
            <li>hide text or instructions in a deck to influence its score;</li>
            <li>get around limits and access rules, overload the service, or access other people’s data.</li>
          </ul>
          <p>
            There are limits to how much one person can do in a given time, so that there is room for everyone. If you
            find a weakness in the security of {product}, please tell us first at {contact}; we will not hold an honest
            report against you.
          </p>
        </>
      ),
    },
    {
      id: 'availability',
      title: 'Availability and changes to the service',
      body: (
        <>
          <p>
            We run {product} with care, but we cannot promise that it is always available or error-free. Maintenance may
            interrupt it. We improve it all the time, and may add parts, change them or remove them.
          </p>
          <p>
            If we end the service as a whole, we will tell account holders at least 30 days in advance, so that there is
            time to ask for a copy of their data.
          </p>
        </>
      ),
    },
    {
      id: 'ending',
      title: 'Ending your use',
      body: (
        <>
          <p>
            You may stop at any time. Delete your account in your settings, or write to {contact} from the address it is
            registered with.
          </p>
          <p>
            We may suspend or close an account that breaks these terms or puts others at risk. Where we can, we will
            tell you why and give you a chance to fix it first. You may always ask for a copy of your data, unless the
            law forbids us to give it to you.
          </p>
        </>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <>
          <p>
            Nothing in these terms limits liability for intentional misconduct, gross negligence, death or personal
            injury, or anything else for which the law does not allow a limit.
          </p>
          <p>
            Apart from that, we are liable only for damage that is foreseeable and typical of this kind of agreement,
            and only where we breach a material obligation. We are not liable for decisions to invest or not to invest,
            for a round that did not close, or for what founders and investors say and do to one another.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <>
          <p>
            We may change these terms. We give at least 30 days’ notice of material changes, by email to account holders
            and on this page. Corrections that take nothing away from you appear here with a new date.
          </p>
          <p>
            If you do not agree with a change, you may close your account before it takes effect; until then, the terms
            you accepted remain in effect.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: (
        <>
          <p>
            The law of the country in which we are established applies. If you are a consumer, you keep the protection
            that the law of your own country gives you, and may go to the courts there.
          </p>
          <p>
            If one part of these terms turns out to be invalid, the rest stands. Please write to us before you go to
            court: most things can be settled by email.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: <p>Send questions about these terms, and anything else, to {contact}.</p>,
    },
  ];
}
