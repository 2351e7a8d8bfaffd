export interface TermsSection {
  /** Also the anchor: /terms-of-service#age */
  id: string
  title: string
  /** Paragraphs; an inner list is a list of bullets. */
  prose: readonly (string | readonly string[])[]
}

const accountSections: readonly TermsSection[] = [
  {
    id: 'account-registration',
    title: 'Account registration',
    prose: [
      'You can look around as a guest, sign up with an e-mail address and a password, or sign in with another service listed on the sign-in page. Please give accurate information and keep it up to date, because reminders go to the address you enter.',
      'Keep your password to yourself. You are responsible for what happens in your account, so tell us right away if you think someone else is using it. You can reach a guest account only from the browser you started it in, and we may remove it after 30 days without a visit. Create an account to keep your data.',
    ],
  },
  {
    id: 'age',
    title: 'Age',
    prose: [
      'You must be at least 13 years old to use Ribbonry. If you are under 18, you need the permission of a parent or legal guardian, who agrees to these terms on your behalf and is responsible for what you do here.',
      'We do not knowingly keep accounts of children under 13. If you learn of one, please write to us, and we will delete it.',
    ],
  },
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    prose: [
      'Ribbonry is for planning gifts for the people in your life. Please do not use it to:',
      [
        'break the law, or harass, threaten, or deceive anyone;',
        'store information about people you have no right to keep;',
        "send messages to people who haven't asked for them;",
        "get into other people's accounts or data, or try to get around our security;",
        'overload the service, or copy it in bulk with automated tools;',
        'upload anything harmful, such as malicious code.',
      ],
    ],
  },
  {
    id: 'user-content',
    title: 'User content',
    prose: [
      'You own everything you enter: contacts, events, gift ideas, notes, and feedback. You allow us to store, process, and show it only as far as needed to run the service for you, for example to remind you of a birthday or to pass your feedback to the people who answer it.',
      'You are responsible for what you enter. Much of it is about other people, so keep only what you need to choose a gift, and treat it with the care you would want for your own data. You can export your data from Profile Settings at any time.',
    ],
  },
]

const serviceSections: readonly TermsSection[] = [
  {
    id: 'third-party-and-affiliate-links',
    title: 'Third-party and affiliate links',
    prose: [
      'Gift ideas link to shops we do not run. As an Amazon Associate I earn from qualifying purchases: when you buy through some of these links, we may receive an affiliate commission, at no extra cost to you. We show a disclosure next to these links and prices.',
      "Prices, ratings, and availability come from others or are typical values, and they change. What the shop shows when you buy is what counts. Your purchase is a contract between you and the shop, under the shop's own terms and privacy policy. We are not a party to it and do not handle your payment, delivery, or returns.",
    ],
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    prose: [
      'The Ribbonry name, design, texts, and drawings belong to us or to others who let us use them. The source code is published under the license that comes with it. Apart from that license, these terms give you the right to use the service and no other rights in it.',
      'The names and trademarks of shops and products belong to their owners. If you send us a suggestion, we may use it freely and without payment.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    prose: [
      'We keep what you enter and what the service needs to run safely: when you signed in, which sessions are open, and which reminders we sent. We use it to provide and protect the service. We do not sell it, and we do not show your contacts to other users.',
      "To suggest gifts from a shop's catalog, we may send that shop search terms, categories, an age, or a gender. We never send it your contacts' names, addresses, or dates. We use a cookie and browser storage to keep you signed in and to remember your settings.",
    ],
  },
  {
    id: 'communications',
    title: 'Communications',
    prose: [
      'We send e-mails that are part of the service: reminders you have turned on and messages about your account, such as a link to reset your password. You can turn off reminders in Profile Settings.',
      'We send promotional e-mails only if you ask for them. You may unsubscribe from them at any time, with the link in each e-mail or in Profile Settings.',
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    prose: [
      'You may stop at any time and delete your account in settings. This removes your contacts, events, gift ideas, and reminders for good. Export them first if you want to keep a copy.',
      'We may suspend or close an account that breaks these terms or endangers the service or other people. Where we reasonably can, we will tell you first and give you the chance to save your data. We may also end the service as a whole, with reasonable notice.',
    ],
  },
]

const legalSections: readonly TermsSection[] = [
  {
    id: 'disclaimers-and-liability',
    title: 'Disclaimers and liability',
    prose: [
      'The service is provided as is and as available, without warranties of any kind, express or implied, including those of merchantability, fitness for a particular purpose and non-infringement. We do our best to remind you in time, but we cannot promise that every reminder arrives, so please do not rely on Ribbonry alone for a date that matters.',
      'AI recommendations are suggestions. We do not warrant that they are accurate, suitable, safe or available. Please check age limits, allergies, and the like yourself before you give a gift.',
      'As far as the law allows, we are not liable for indirect, incidental or consequential damages, for lost profits or lost data, or for what shops and other third parties do. Nothing in these terms limits liability that the law does not allow us to limit.',
    ],
  },
  {
    id: 'indemnification',
    title: 'Indemnification',
    prose: [
      'If someone makes a claim against us because you broke these terms, broke the law or entered something you had no right to enter, you will cover the resulting damages and reasonable costs, as far as the law allows. We will tell you about such a claim promptly and let you take part in its defense.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    prose: [
      'We may change the service and these terms. The date at the top says when they were last updated. If a change matters to your rights, we will announce it in the app or by e-mail before it takes effect. If you keep using Ribbonry after that, the new terms apply. If you do not agree, please delete your account.',
    ],
  },
  {
    id: 'governing-law',
    title: 'Governing law',
    prose: [
      'These terms are governed by the laws of the United States, without regard to conflict-of-law rules. They do not affect your mandatory consumer rights where you live. If we disagree, please write to us first: a message settles most things.',
    ],
  },
  {
    id: 'general-provisions',
    title: 'General provisions',
    prose: [
      'These terms are the whole agreement between you and us about Ribbonry. If part of them turns out to be invalid, the rest stays in force. If we do not enforce a right immediately, we do not give it up. You may not transfer your account to someone else. We may transfer these terms together with the service, and we will tell you when we do.',
    ],
  },
]

/** The Terms of Service: a new wording needs no new consent unless TERMS_VERSION changes. */
export const termsTexts = {
  title: 'Terms of Service',
  back: 'Back to Home',
  updated: 'Last Updated: October 2025',
  lead: "Ribbonry helps you remember the people you love, their special days, and your gift ideas. By creating an account or continuing as a guest, you agree to these terms. We've tried to make them easy to read.",
  contents: 'Contents',
  sections: [...accountSections, ...serviceSections, ...legalSections],
  /** The last section; the support address is a link between the two parts. */
  contact: {
    id: 'contact',
    title: 'Contact',
    before: 'Do you have questions about these terms or your data? Write to us at',
    after: 'We usually reply within 2-3 business days.',
  },
} as const
