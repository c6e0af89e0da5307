/** Unit tests share their modules (docs/decisions/0018): what a reply of one has taught must not reach the next. */

import { beforeEach } from 'vitest'
import { forgetServerTime } from '#src/lib/server-time.ts'

beforeEach(forgetServerTime)
