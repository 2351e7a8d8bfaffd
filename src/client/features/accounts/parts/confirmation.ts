import { passwordTexts } from '#domain/texts/password.ts'

/** What is wrong with the second of two new passwords. It's the form's own rule: the password is sent once. */
export function confirmationError({ newPassword, confirmation }: { newPassword: string; confirmation: string }) {
  if (confirmation === '') return passwordTexts.confirmRequired
  return confirmation === newPassword ? undefined : passwordTexts.confirmDiffers
}
