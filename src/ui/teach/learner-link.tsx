/** The way from a learner's name or face to their page, alike wherever a teacher meets them. */

import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { Portrait } from '../pictures/portrait.tsx'
import { words } from './words.ts'
import classes from './learner-link.module.css'

interface Learner {
  _id: string
  name: string
  picture?: string | null
}

interface LearnerNameProps {
  learner: Learner
  /** Left out where it is not known: the address finds it. */
  batch?: string | undefined
}

const getAddress = ({ _id }: Learner, batch: string | undefined) =>
  batch ? paths.teacherLearner(batch, _id) : paths.anyLearner(_id)

export function LearnerName({ learner, batch }: LearnerNameProps) {
  return (
    <Link to={getAddress(learner, batch)} className={classes.name}>
      {learner.name || words.unnamed}
    </Link>
  )
}

interface LearnerFaceProps extends LearnerNameProps {
  size?: number
  /** The name beside it is the same link, so that keys and screen readers need not meet it twice. */
  isBesideName?: boolean
  /** In a list that is one stop for Tab: arrows lead here. */
  tabIndex?: number | undefined
}

/** At least 44 px to press, whatever the size of the picture. */
export function LearnerFace({ learner, batch, size, isBesideName = false, tabIndex }: LearnerFaceProps) {
  const props = isBesideName
    ? ({ 'aria-hidden': true, tabIndex: -1 } as const)
    : { 'aria-label': words.page(learner.name || words.unnamed), tabIndex }
  return (
    <Link to={getAddress(learner, batch)} className={classes.face} {...props}>
      <Portrait name={learner.name} src={learner.picture ?? null} {...(size !== undefined && { size })} />
    </Link>
  )
}
