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

  /** In the forms. */
  photo: {
    choose: 'Choose photo',
    change: 'Change photo',
    remove: 'Remove photo',
    willBeRemoved: "We'll remove the photo when you save.",
    ready: 'Photo ready. Save to keep it.',
    saved: 'Photo saved.',
    failed: 'Failed to save the photo',
    notSaved: "We saved everything else, but couldn't save the photo",
  },
  picture: {
    choose: 'Choose picture',
    change: 'Change picture',
    remove: 'Remove picture',
    willBeRemoved: "We'll remove your picture when you save.",
    ready: 'Picture ready. Save to keep it.',
    saved: 'Picture saved.',
    failed: 'Failed to save the picture',
    notSaved: "We saved everything else, but couldn't save the picture",
  },
  own: 'Your own picture',
  paste: 'Paste',
  hint: 'You can also drop or paste one here.',
  preparing: 'Making it smaller...',
  nothingToPaste: "There's no picture on the clipboard. Copy one first.",
  notAllowedToPaste: "Your browser doesn't let us read the clipboard. Press Ctrl V instead.",
  saving: 'Saving the picture...',
} as const
