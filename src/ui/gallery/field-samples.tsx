import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { FileDrop } from '#src/ui/fields/file-drop.tsx'
import { OtpInput } from '#src/ui/fields/otp-input.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { PhoneField } from '#src/ui/fields/phone-field.tsx'
import { Radio, RadioCard } from '#src/ui/fields/radio-card.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { UploadRow } from '#src/ui/fields/upload-row.tsx'
import { Segmented } from '../segmented.tsx'
import { words } from './words.ts'
import classes from './gallery.module.css'

const { form } = words
const COUNTRIES = [
  { iso: 'BD', name: form.bangladesh, code: '+880' },
  { iso: 'IN', name: form.india, code: '+91' },
]
const LEVELS = [
  { value: 'easy', label: form.levels.easy },
  { value: 'medium', label: form.levels.medium },
  { value: 'hard', label: form.levels.hard },
] as const

export function FieldSamples() {
  return (
    <>
      <TextSamples />
      <ChoiceSamples />
      <CodeAndFileSamples />
    </>
  )
}

function TextSamples() {
  const [phone, setPhone] = useState('')
  const [country, setCountry] = useState('BD')
  return (
    <div className={classes.grid}>
      <TextField label={form.name} defaultValue={form.nameValue} hint={form.nameHint} />
      <TextField label={form.email} type="email" placeholder="name@example.com" isOptional />
      <TextField label={form.phone} defaultValue={form.phoneValue} error={form.phoneError} inputMode="tel" />
      <TextField
        label={form.batch}
        value={form.batchValue}
        readOnly
        hint={form.batchHint}
        rightSection={<IconLock aria-hidden="true" />}
      />
      <PhoneField
        label={form.phone}
        hint={form.phoneHint}
        value={phone}
        onChange={setPhone}
        countries={COUNTRIES}
        country={country}
        onCountryChange={setCountry}
        placeholder="01XXXXXXXXX"
      />
      <PasswordField label={form.password} />
      <SelectField
        label={form.category}
        choices={form.categories.map((label) => ({ value: label, label }))}
      />
      <TextArea label={form.about} placeholder={form.aboutPlaceholder} rows={2} />
    </div>
  )
}

function ChoiceSamples() {
  const [batch, setBatch] = useState('night')
  const [level, setLevel] = useState<(typeof LEVELS)[number]['value']>('easy')
  const [isOn, setOn] = useState(true)
  const cards = [
    { value: 'night', title: form.night, text: form.nightTime },
    { value: 'morning', title: form.morning, text: form.morningTime },
  ]
  return (
    <>
      <div className={classes.line}>
        <CheckBox label={form.agree} defaultChecked />
        <CheckBox label={form.later} />
        <CheckBox label={form.agree} error={form.agreeError} />
        <Radio label={form.night} name="radio-sample" defaultChecked />
        <Radio label={form.morning} name="radio-sample" />
        <Toggle label={form.notify} checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
        <Toggle
          label={form.showProfile}
          checked={!isOn}
          onChange={(event) => setOn(!event.currentTarget.checked)}
        />
        <Segmented label={form.level} options={LEVELS} value={level} onChange={setLevel} />
      </div>
      <div className={classes.grid}>
        {cards.map((card) => (
          <RadioCard
            key={card.value}
            name="card-sample"
            {...card}
            aside={form.seats}
            checked={batch === card.value}
            onChange={() => setBatch(card.value)}
          />
        ))}
      </div>
    </>
  )
}

function CodeAndFileSamples() {
  const [code, setCode] = useState('407')
  const [wrongCode, setWrongCode] = useState('123456')
  return (
    <div className={classes.wide}>
      <div className={classes.stack}>
        <OtpInput length={6} value={code} onChange={setCode} />
        <OtpInput length={6} value={wrongCode} onChange={setWrongCode} error={form.otpError} />
      </div>
      <div className={classes.stack}>
        <FileDrop label={form.file} limit={form.fileLimit} onFiles={() => {}} hasCamera />
        <UploadRow name={form.upload} percent={62} onRemove={() => {}} />
        <UploadRow name={form.upload} error={form.uploadFailed} onRetry={() => {}} onRemove={() => {}} />
        <UploadRow name={form.upload} text={form.uploadDone} onRemove={() => {}} />
      </div>
    </div>
  )
}
