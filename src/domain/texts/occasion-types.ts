/** The types of events. Choosing one fills in its name, so these also name the events themselves. */
export const occasionTypeTexts = {
  christmas: 'Christmas',
  'new-years': "New Year's Day",
  valentines: "Valentine's Day",
  easter: 'Easter',
  'mothers-day': "Mother's Day",
  'fathers-day': "Father's Day",
  'independence-day': 'Independence Day',
  halloween: 'Halloween',
  thanksgiving: 'Thanksgiving',
  birthday: 'Birthday',
  'wedding-anniversary': 'Wedding Anniversary',
  graduation: 'Graduation',
  retirement: 'Retirement',
  promotion: 'Job Promotion',
  'new-job': 'New Job',
  housewarming: 'Housewarming',
  'baby-shower': 'Baby Shower',
  wedding: 'Wedding',
  engagement: 'Engagement',
  custom: 'Custom Event',
  annual: 'Annual Event',
} as const

/** "Maya Okafor's Birthday", "Maya Okafor's Wedding Anniversary" */
export function linkedEventText(type: 'birthday' | 'wedding-anniversary', fullName: string): string {
  return `${fullName}'s ${occasionTypeTexts[type]}`
}
