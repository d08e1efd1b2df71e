import { describe, expect, it } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { describeStartFailure } from './start-failure.ts'

const settings = { databaseUrl: null, dataDir: '/srv/candid', port: 80, host: null }
const onPostgres = { ...settings, databaseUrl: 'postgres://ada:secret@db.example:5432/resumes' }
const failure = (fields: object, message = 'words of the system') => Object.assign(new Error(message), fields)

describe('Fail 13: a start that fails says in one sentence', () => {
  it.each([
    ['which variable is wrong', new ConfigError('PORT has a wrong value.'), settings, 'PORT has a wrong value.'],
    [
      'that the port is taken',
      failure({ code: 'EADDRINUSE', syscall: 'listen' }),
      settings,
      'Port 80 is already in use',
    ],
    [
      'that the port is not allowed',
      failure({ code: 'EACCES', syscall: 'listen' }),
      settings,
      'may not listen on port',
    ],
    ['that the folder is read-only', failure({ code: 'EROFS', syscall: 'mkdir' }), settings, 'read-only disk'],
    [
      'that the folder cannot be made',
      failure({ code: 'ENOENT', syscall: 'mkdir' }),
      settings,
      'cannot be made: the disk is read-only',
    ],
    ['that the folder is not ours', failure({ code: 'EACCES', syscall: 'open' }), settings, 'may not write to'],
    [
      'that the server is not there',
      failure({ code: 'ECONNREFUSED', syscall: 'connect' }),
      onPostgres,
      'cannot be reached',
    ],
    [
      'that the host is unknown',
      failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
      onPostgres,
      'cannot be reached',
    ],
    ['that nobody answers', failure({}, 'timeout exceeded when trying to connect'), onPostgres, 'no answer in time'],
    ['that the password is wrong', failure({ code: '28P01' }), onPostgres, 'refuses the user ada'],
    ['that the database is missing', failure({ code: '3D000' }), onPostgres, 'the database resumes'],
    ['even inside other errors', new Error('x', { cause: failure({ code: '28P01' }) }), onPostgres, 'refuses the user'],
  ])('%s', (_what, error, given, words) => {
    const sentence = describeStartFailure(error, given)
    expect(sentence).toContain(words)
    expect(sentence).not.toMatch(/\n|secret|words of the system/)
    expect(sentence.endsWith('.')).toBe(true)
  })

  it('and keeps the stack of what nobody foresaw', () => {
    expect(describeStartFailure(new TypeError('odd'), settings)).toMatch(
      /^Candid could not start: TypeError: odd\n\s+at/,
    )
  })
})
