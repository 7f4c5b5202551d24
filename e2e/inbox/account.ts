/** The one account that both stand-ins know. None of it is secret: it opens nothing but this inbox. */
export const account = {
  userId: 'demo-public-key',
  serviceId: 'demo-service',
  templateId: 'demo-template',
  privateKey: 'demo-private-key',
  resendKey: 're_demo_key',
};
