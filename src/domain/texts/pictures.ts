/** Users' own pictures: photos of contacts, and pictures of gift ideas. */
export const pictureTexts = {
  tooLarge: (megabytes: number) => `A picture can be at most ${megabytes} MB.`,
  notAPicture: "We couldn't read this picture. Try a JPEG, PNG, WebP, GIF or AVIF file.",
  heic: "We can't read HEIC photos. Save it as a JPEG and try again.",
  tooManyPixels: (millions: number) =>
    `A picture can have at most ${millions} million pixels. Make it smaller and try again.`,
  sendPicture: 'Send the picture itself, such as with Content-Type: image/jpeg',
  busy: 'We have our hands full of pictures right now. Please try again in a few seconds.',
  accountFull: (megabytes: number) =>
    `Your pictures fill the ${megabytes} MB that an account has. Remove some and try again.`,
  tooManyTogether: (megabytes: number) =>
    `Together with this account you'd have more than ${megabytes} MB of pictures. Remove some and try again.`,
} as const
