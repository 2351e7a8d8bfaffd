/** '9:00 AM' for each of the 24. */
export const hours = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  text: `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}))
