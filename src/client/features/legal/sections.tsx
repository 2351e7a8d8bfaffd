import type { ReactNode } from 'react'

export interface TermsSection {
  /** Also the anchor: /terms-of-service#age */
  id: string
  title: string
  prose: ReactNode
}

/** The sections in their order, the way a person would explain them; the last names the support address. */
export function termsSections(supportEmail: string): readonly TermsSection[] {
  return [...accountSections, ...serviceSections, ...legalSections, contactSection(supportEmail)]
}

const accountSections: readonly TermsSection[] = [
  {
    id: 'account-registration',
    title: 'Account registration',
    prose: (
      <>
        <p>
          You may look around as a guest, sign up with an e-mail address and a password, or sign in through another
          service that we offer on the sign-in page. Please give accurate information and keep it up to date, because
          reminders go to the address you enter.
        </p>
        <p>
          Keep your password to yourself. What happens in your account counts as done by you, so tell us at once if you
          believe that somebody else is using it. A guest account can be reached only from the browser in which it was
          started and may be removed after 30 days without a visit; create an account to keep what is in it.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    prose: (
      <>
        <p>
          You must be at least 13 years old to use Ribbonry. If you are under 18, you need the permission of a parent or
          legal guardian, who agrees to these terms on your behalf and is responsible for what you do here.
        </p>
        <p>
          We do not knowingly keep accounts of children under 13. If you learn of one, please write to us and we will
          delete it.
        </p>
      </>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    prose: (
      <>
        <p>Ribbonry is for planning gifts for the people in your life. Please do not use it to:</p>
        <ul>
          <li>break the law, or harass, threaten or deceive anybody;</li>
          <li>store information about people that you have no right to keep;</li>
          <li>send messages to people who have not asked for them;</li>
          <li>get into other people’s accounts or data, or try to get around our security;</li>
          <li>overload the service, or copy it in bulk with automated tools;</li>
          <li>upload anything harmful, such as malicious code.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'user-content',
    title: 'User content',
    prose: (
      <>
        <p>
          What you enter stays yours: contacts, events, gift ideas, notes and feedback. You allow us to store, process
          and show it only as far as the service needs this to work for you, for example to remind you of a birthday or
          to send feedback to the people who answer it.
        </p>
        <p>
          You are responsible for what you enter. Much of it is about other people, so keep only what you need for
          choosing a gift and treat it with the care you would want for yourself. You can export your data from Profile
          Settings at any time.
        </p>
      </>
    ),
  },
]

const serviceSections: readonly TermsSection[] = [
  {
    id: 'third-party-and-affiliate-links',
    title: 'Third-party and affiliate links',
    prose: (
      <>
        <p>
          Gift ideas link to shops that we do not run. As an Amazon Associate I earn from qualifying purchases: when you
          buy through some of these links, we may receive an affiliate commission, at no extra cost to you. Such links
          and prices stand next to a disclosure.
        </p>
        <p>
          Prices, ratings and availability come from others or are typical values, and they change. What the shop shows
          at the time of purchase applies. Your purchase is a contract between you and the shop, whose own terms and
          privacy policy govern it; we are not a party to it and do not handle your payment, delivery or returns.
        </p>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    prose: (
      <>
        <p>
          The name Ribbonry, its design, texts and drawings belong to us or to those who let us use them. The source
          code is published under the licence that comes with it. Apart from that licence, these terms give you the
          right to use the service, and no other right in it.
        </p>
        <p>
          Names and marks of shops and products belong to their owners. If you send us a suggestion, we may use it
          freely and without payment.
        </p>
      </>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    prose: (
      <>
        <p>
          We keep what you enter, and what the service needs to run safely: when you signed in, which sessions are open,
          which reminders were sent. We use it to provide and protect the service. We do not sell it, and we do not show
          your contacts to other users.
        </p>
        <p>
          To suggest gifts from a shop’s catalogue, search terms, categories, an age or a gender may be sent to that
          shop; names, addresses and dates of your contacts are not. We use a cookie and browser storage to keep you
          signed in and to remember your settings.
        </p>
      </>
    ),
  },
  {
    id: 'communications',
    title: 'Communications',
    prose: (
      <>
        <p>
          We send e-mails that the service consists of: reminders you have switched on, and messages about your account,
          such as a link to reset your password. Reminders can be switched off in Profile Settings.
        </p>
        <p>
          Promotional e-mails come only if you have asked for them. You may unsubscribe from them at any time, with the
          link in each of them or in Profile Settings.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    prose: (
      <>
        <p>
          You may stop at any time and delete your account in settings. This removes your contacts, events, gift ideas
          and reminders for good; export them first if you want to keep a copy.
        </p>
        <p>
          We may suspend or close an account that breaks these terms or endangers the service or other people. Where we
          reasonably can, we will tell you before and give you the chance to save your data. We may also end the service
          as a whole, with reasonable notice.
        </p>
      </>
    ),
  },
]

const legalSections: readonly TermsSection[] = [
  {
    id: 'disclaimers-and-liability',
    title: 'Disclaimers and liability',
    prose: (
      <>
        <p>
          The service is provided as is and as available, without warranties of any kind, express or implied, including
          those of merchantability, fitness for a particular purpose and non-infringement. We do our best to remind you
          in time, but we cannot promise that every reminder arrives, so please do not rely on Ribbonry alone for a date
          that matters.
        </p>
        <p>
          AI recommendations are suggestions. We do not warrant that they are accurate, suitable, safe or available.
          Please check age limits, allergies and the like yourself before you give something away.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect, incidental or consequential damages, for lost
          profits or lost data, or for what shops and other third parties do. Nothing in these terms limits a liability
          that the law does not allow to be limited.
        </p>
      </>
    ),
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    prose: (
      <p>
        If somebody makes a claim against us because you broke these terms, broke the law or entered something you had
        no right to enter, you will cover the resulting damages and reasonable costs, as far as the law allows. We will
        tell you about such a claim promptly and let you take part in its defense.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    prose: (
      <p>
        We may change the service and these terms. The date at the top says when they were last updated. If a change
        matters to your rights, we will announce it in the app or by e-mail before it takes effect. If you go on using
        Ribbonry after that, the new terms apply; if you do not agree, please delete your account.
      </p>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing law',
    prose: (
      <p>
        These terms are governed by the laws of the United States, without regard to conflict-of-law rules. Mandatory
        consumer rights of the place where you live stay untouched. If we disagree, please write to us first: most
        things can be settled by a message.
      </p>
    ),
  },
  {
    id: 'general-provisions',
    title: 'General provisions',
    prose: (
      <p>
        These terms are the whole agreement between you and us about Ribbonry. If a part of them turns out to be
        invalid, the rest stays in force. If we do not insist on a right at once, we do not give it up. You may not
        transfer your account to somebody else; we may transfer these terms together with the service, and will tell you
        when we do.
      </p>
    ),
  },
]

function contactSection(supportEmail: string): TermsSection {
  return {
    id: 'contact',
    title: 'Contact',
    prose: (
      <p>
        Questions about these terms or about your data? Write to us at{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. We usually answer within 2–3 business days.
      </p>
    ),
  }
}
