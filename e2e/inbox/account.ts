/** The inbox's only account. Nothing in it is secret. */
export const account = {
  userId: 'demo-public-key',
  serviceId: 'demo-service',
  templateId: 'demo-template',
  privateKey: 'demo-private-key',
  resendKey: 're_demo_key',
};
