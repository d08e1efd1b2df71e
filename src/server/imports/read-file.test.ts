import { describe, expect, it } from 'vitest'
import { zip } from './files.fixture.ts'
import { readFile } from './read-file.ts'

const read = async (bytes: Uint8Array) => {
  const reading = await readFile(bytes, { recognize: false, onPage: () => {} })
  if (reading.type !== 'resume') throw new Error('Expected a resume')
  return reading.resume
}

describe("other people's exports", () => {
  it('are read from the archive that LinkedIn sends', async () => {
    const archive = zip({
      'Basic_LinkedInDataExport/Profile.csv': 'First Name,Last Name,Headline\nAna,Lima,Engineer\n',
      'Basic_LinkedInDataExport/Positions.csv':
        'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Engineer,Built it,Porto,Jan 2019,Mar 2021\n',
      'Basic_LinkedInDataExport/messages.csv': 'FROM,TO,CONTENT\nA,B,"private"\n',
    })
    const { resume, extractedText } = await read(archive)
    expect(resume.experiences).toMatchObject([{ company: 'Acme', startDate: '2019-01', endDate: '2021-03' }])
    expect(extractedText).not.toContain('private')
  })

  it('are read from the data Reactive Resume saves', async () => {
    const data = {
      basics: { name: 'Ana Lima', headline: 'Engineer' },
      sections: { experience: { items: [{ company: 'Acme', position: 'Engineer', date: '2019 - 2021' }] } },
    }
    const { resume, fields } = await read(Buffer.from(JSON.stringify(data)))
    expect(resume.experiences).toMatchObject([{ company: 'Acme', startDate: '2019', endDate: '2021' }])
    expect(fields.map(({ path }) => path)).toContain('experiences.0.company')
  })

  it('are refused in one sentence where they hold no resume', async () => {
    await expect(read(zip({ 'Positions.csv': 'Company Name,Title\n' }))).rejects.toThrow('holds no resume')
  })
})
