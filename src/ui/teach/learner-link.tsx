/** The link from a learner's name or face to their page, the same on all of the teacher's pages. */

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
  /** Omitted if unknown: the page finds it. */
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
  /** The name beside it is the same link, so keyboard and screen readers skip this one. */
  isBesideName?: boolean
  /** In a list that is a single Tab stop: arrows lead here. */
  tabIndex?: number | undefined
}

/** At least 44 px to press, whatever the picture's size. */
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
