/** Devices of an account, and removing one in the middle of a login. (spec 7 Devices, ruling R33) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, post } from '#src/api/row.ts'
import { Device } from '#src/api/shapes/device.ts'
import { Done } from '#src/api/shapes/scalar.ts'
import { SignedIn } from '#src/api/shapes/session.ts'

export const device = {
  list: get('device', { stored: 'never', role: 'signed-in', reply: v.array(Device) }),
  listPostLogin: get('device/post-login', { stored: 'never', role: 'half-login', reply: v.array(Device) }),
  logout: post('device/logout/:id', { role: 'signed-in', body: v.object({}), reply: Done }),
  logoutPostLogin: post('device/post-login/logout/:id', {
    role: 'half-login',
    body: v.object({}),
    reply: SignedIn,
  }),
}

export const readDevices = () => read(device.list, {})
