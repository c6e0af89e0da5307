import { describe, expect, it } from 'vitest'
import { isRole, ROLES } from './role.ts'

describe('roles (spec 6)', () => {
  it.each(ROLES)('%s is a role', (role) => expect(isRole(role)).toBe(true))
  it.each(['admin', 'TEACHER', ' teacher ', '', '__proto__', ['teacher'], 1, null])(
    '%j is not a role',
    (value) => expect(isRole(value)).toBe(false),
  )
})
