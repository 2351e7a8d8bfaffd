/** The fields of forms, as the sentences about them call them: 'Full name is required'. */
export const fieldTexts = {
  name: 'Name',
  fullName: 'Full name',
  relationship: 'Relationship',
  phoneNumber: 'Phone number',
  notes: 'Notes',
  dislikes: 'Dislikes',
  giftName: 'Gift name',
  description: 'Description',
  matchReason: 'Match reason',
  eventName: 'Event name',
  eventType: 'Event type',
  planName: 'Plan name',
  subject: 'Subject',
  message: 'Message',
  reply: 'Reply',
} as const
