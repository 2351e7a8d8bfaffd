import type { Gift } from '#domain/gifts/schema.ts'
import { pictureTexts } from '#domain/texts/pictures.ts'
import { PictureControls } from '#client/features/pictures/parts/PictureControls.tsx'
import type { PictureDraft } from '#client/features/pictures/parts/use-picture-draft.ts'
import { FieldGroup } from '#client/ui/FieldGroup.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import styles from './GiftPictureField.module.css'

/** The user's own picture of an idea, which is shown before the product's. */
export function GiftPictureField({ draft, gift }: { draft: PictureDraft; gift?: Gift }) {
  const { preview, isChosen, isRemoved } = draft
  const picture = isChosen || isRemoved ? null : gift?.picture
  return (
    <FieldGroup label={pictureTexts.own}>
      <PictureControls
        draft={draft}
        picture={
          preview ? (
            <img className={styles['preview']} src={preview} alt="" />
          ) : (
            <ThumbTile id={gift?.productKey ?? gift?.id ?? 0} picture={picture} />
          )
        }
      />
    </FieldGroup>
  )
}
