import { genderOptions } from './genders.ts'
import { hasAnniversary, relationships, relationshipLabel } from '#domain/contacts/relationships.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { InterestsPicker } from '#client/features/catalogue/parts/InterestsPicker.tsx'
import type { useForm } from '#client/lib/form.ts'
import { Field } from '#client/ui/Field.tsx'
import { NativeSelect, TextArea, TextInput } from '#client/ui/TextInput.tsx'
import styles from './ContactFields.module.css'
import type { ContactValues } from './contact-form.ts'
import { withRelationship } from './contact-form.ts'
import { BirthdayField } from './parts/BirthdayField.tsx'

export type ContactForm = ReturnType<typeof useForm<ContactValues>>

/** Who somebody is and how to reach them: the fields that adding and editing share. */
export function PersonFields({ form }: { form: ContactForm }) {
  const { values, errors, text, change } = form
  return (
    <div className={styles['grid']}>
      <div className={styles['wide']}>
        <Field label={contactTexts.fields.fullName} required error={errors.fullName}>
          <TextInput {...text('fullName')} autoComplete="off" maxLength={200} />
        </Field>
      </div>
      <Field label={contactTexts.fields.relationship} required error={errors.relationship}>
        <NativeSelect {...text('relationship')} onChange={(event) => change(withRelationship(event.target.value))}>
          <option value="">{contactTexts.fields.selectRelationship}</option>
          {relationshipOptions(values.relationship).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={contactTexts.fields.gender} error={errors.gender}>
        <NativeSelect {...text('gender')}>
          <option value="">{contactTexts.fields.noGender}</option>
          {genderOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className={styles['wide']}>
        <BirthdayField value={values.birthday} error={errors.birthday} onChange={(birthday) => change({ birthday })} />
      </div>
      {hasAnniversary(values.relationship) && (
        <div className={styles['wide']}>
          <Field
            label={contactTexts.fields.anniversaryDate}
            error={errors.anniversaryDate}
            hint={contactTexts.fields.anniversaryHint}
          >
            <TextInput type="date" {...text('anniversaryDate')} max="9999-12-31" />
          </Field>
        </div>
      )}
      <Field label={contactTexts.fields.email} error={errors.email}>
        <TextInput type="email" {...text('email')} autoComplete="off" maxLength={254} />
      </Field>
      <Field label={contactTexts.fields.phone} error={errors.phoneNumber}>
        <TextInput type="tel" {...text('phoneNumber')} autoComplete="off" maxLength={40} />
      </Field>
      <div className={styles['wide']}>
        <Field label={contactTexts.fields.mailingAddress} error={errors.mailingAddress}>
          <TextArea {...text('mailingAddress')} autoComplete="off" rows={2} maxLength={500} />
        </Field>
      </div>
    </div>
  )
}

export function InterestFields({ form }: { form: ContactForm }) {
  const { values, errors, text, change } = form
  return (
    <>
      <InterestsPicker
        value={values.categoryIds}
        error={errors.categoryIds}
        onChange={(categoryIds) => change({ categoryIds })}
      />
      <Field
        label={contactTexts.fields.otherInterests}
        error={errors.interests}
        hint={contactTexts.fields.otherInterestsHint}
        aside={
          values.interests.length > 400 ? (
            <span>{contactTexts.fields.charactersLeft(500 - values.interests.length)}</span>
          ) : undefined
        }
      >
        <TextArea {...text('interests')} rows={2} maxLength={500} />
      </Field>
    </>
  )
}

/** A stored value is offered, too, even if the app itself doesn't offer it ('best friend' from an import). */
function relationshipOptions(present: string): readonly { value: string; label: string }[] {
  if (present === '' || relationships.some(({ value }) => value === present)) return relationships
  return [...relationships, { value: present, label: relationshipLabel(present) }]
}
