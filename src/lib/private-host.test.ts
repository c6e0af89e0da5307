import { expect, test } from 'vitest'
import { isPrivateHost } from './private-host.ts'

test.each([
  'localhost',
  'app.localhost',
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.1',
  '192.168.0.10',
  '169.254.7.7',
  'nusrats-laptop.local',
  'laptop',
  '[::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
])('%s is private', (hostname) => expect(isPrivateHost(hostname)).toBe(true))

test.each([
  'karigor.example',
  'localhost.karigor.example',
  '192.168.0.10.karigor.example',
  '10.karigor.example',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '203.0.113.7',
  '8.8.8.8',
  '[2001:db8::1]',
  '',
])('%s is not', (hostname) => expect(isPrivateHost(hostname)).toBe(false))
