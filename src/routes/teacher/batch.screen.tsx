/** A batch address without a page redirects to its study plan. */

import { Navigate } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return <Navigate to={paths.teacherStudyPlan(batchId)} replace />
}
