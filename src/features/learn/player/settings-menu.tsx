/** Menu for speed, quality with its data usage, and keys; the choices are stored on the device. */

import { useRef } from 'react'
import { paths } from '#src/lib/paths.ts'
import { useSavingData } from '#src/stores/browser/saving-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { useDismiss } from '#src/ui/hooks/use-dismiss.ts'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import {
  CAPTION_SIZES,
  dataSaverToggled,
  playerSettingChosen,
  type Quality,
  SPEEDS,
  usePlayerSettings,
} from './player-settings-store.ts'
import { SLEEP_CHOICES, sleepChosen, sleepDelayed, useSleepTimer } from './sleep-timer-store.ts'
import { computeBytes, type Renditions } from './variants.ts'
import { words } from './words.ts'
import classes from './settings-menu.module.css'

function Speeds() {
  const speed = usePlayerSettings((state) => state.speed)
  return (
    <fieldset className={classes.group}>
      <legend>{words.speed}</legend>
      <div className={classes.speeds}>
        {SPEEDS.map((each) => (
          <label key={each} className={classes.speed} data-checked={each === speed}>
            <input
              type="radio"
              name="player-speed"
              checked={each === speed}
              onChange={() => playerSettingChosen({ speed: each })}
            />
            <span>{words.speedText(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function CaptionSizes() {
  const size = usePlayerSettings((state) => state.captionSize)
  return (
    <fieldset className={classes.group}>
      <legend>{words.captionSize}</legend>
      <div className={classes.speeds}>
        {CAPTION_SIZES.map((each) => (
          <label key={each} className={classes.speed} data-checked={each === size}>
            <input
              type="radio"
              name="player-captions"
              checked={each === size}
              onChange={() => playerSettingChosen({ captionSize: each, isCaptioned: true })}
            />
            <span>{words.captionSizes[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface QualityLineProps {
  value: Quality
  text: string
  cost: string
}

function QualityLine({ value, text, cost }: QualityLineProps) {
  const quality = usePlayerSettings((state) => state.quality)
  return (
    <label className={classes.quality}>
      <input
        type="radio"
        name="player-quality"
        checked={value === quality}
        onChange={() => playerSettingChosen({ quality: value })}
      />
      <span>
        {text}
        <small>{cost}</small>
      </span>
    </label>
  )
}

function Qualities({ renditions, duration }: { renditions: Renditions; duration: number }) {
  const { pictures, sound } = renditions
  const lowest = pictures[0]
  const best = pictures.at(-1)
  if (!lowest || !best || lowest === best) return null
  return (
    <fieldset className={classes.group}>
      <legend>{words.quality}</legend>
      <QualityLine value="auto" text={words.auto} cost={words.upTo(computeBytes(best, duration))} />
      <QualityLine value="low" text={words.low} cost={words.costs(computeBytes(lowest, duration))} />
      <QualityLine
        value="sound"
        text={words.sound}
        cost={sound ? words.costs(computeBytes(sound, duration)) : words.soundFrom}
      />
    </fieldset>
  )
}

function Sleep() {
  const { choice, until } = useSleepTimer()
  return (
    <fieldset className={classes.group}>
      <legend>{words.sleep}</legend>
      <div className={classes.speeds}>
        {SLEEP_CHOICES.map((each) => (
          <label key={each} className={classes.speed} data-checked={each === choice}>
            <input
              type="radio"
              name="player-sleep"
              checked={each === choice}
              onChange={() => sleepChosen(each)}
            />
            <span>{words.sleepChoices[each]}</span>
          </label>
        ))}
      </div>
      {until !== undefined && (
        <Button variant="subtle" size="sm" onClick={sleepDelayed}>
          {words.sleepMore}
        </Button>
      )}
    </fieldset>
  )
}

interface SettingsMenuProps {
  renditions: Renditions
  duration: number
  hasCaptions: boolean
  onClose: () => void
  onKeys: () => void
}

export function SettingsMenu({ renditions, duration, hasCaptions, onClose, onKeys }: SettingsMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const hasKeys = usePlayerSettings((state) => state.hasKeys)
  const isSaving = useSavingData((state) => state.isOn)
  useDismiss(root, true, onClose)
  return (
    <Grid gap={12} ref={root} className={classes.root} role="group" aria-label={words.settings}>
      <Speeds />
      <Qualities renditions={renditions} duration={duration} />
      <Toggle
        label={words.saveData}
        checked={isSaving}
        onChange={({ currentTarget }) => dataSaverToggled(currentTarget.checked)}
      />
      <Button variant="subtle" size="sm" to={`${paths.me()}#data`}>
        {words.meter}
      </Button>
      <Sleep />
      {hasCaptions && <CaptionSizes />}
      <Row justify="between" wrap gap={4} ruleTop className={classes.keys}>
        <Toggle
          label={words.keySwitch}
          checked={hasKeys}
          onChange={({ currentTarget }) => playerSettingChosen({ hasKeys: currentTarget.checked })}
        />
        <Button variant="subtle" size="sm" onClick={onKeys}>
          {words.showKeys}
        </Button>
      </Row>
    </Grid>
  )
}
