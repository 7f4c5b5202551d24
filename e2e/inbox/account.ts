/** The one account of the inbox; none of it is secret. */
export const account = {
  userId: 'demo-public-key',
  serviceId: 'demo-service',
  templateId: 'demo-template',
  privateKey: 'demo-private-key',
  resendKey: 're_demo_key',
};
