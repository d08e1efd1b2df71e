/** The name under which a PDF of ours carries the document it was made from. */
export const attachedResumeName = 'candid-resume.json'
