import { personColor } from '#domain/contacts/relationships.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { useComesNear } from '#client/lib/comes-near.ts'
import { usePicture } from '#client/lib/picture.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import styles from './PersonAvatar.module.css'

/** A contact as lists show them: photo, emoji or initials. The photo is fetched once it comes near the screen. */
export function PersonAvatar({
  person: { fullName, relationship, emoji, picture },
  size,
  photo,
}: {
  person: Pick<Contact, 'fullName' | 'relationship' | 'emoji' | 'picture'>
  size?: 'sm' | 'md' | 'lg'
  /** In place of the saved one: an address for an `<img>`. */
  photo?: string | null | undefined
}) {
  const [isNear, ref] = useComesNear<HTMLSpanElement>()
  const saved = usePicture(isNear && picture !== null && photo === undefined ? picture : undefined)
  const shown = photo ?? saved
  return (
    <Avatar ref={ref} name={fullName} tone={personColor(relationship)} size={size}>
      {shown ? (
        <img className={styles['photo']} src={shown} alt="" decoding="async" />
      ) : (
        emoji && <span className={styles['emoji']}>{emoji}</span>
      )}
    </Avatar>
  )
}
