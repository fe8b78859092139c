/** The instructions and the form of Annex I to Directive 2011/83/EU, as amended by Directive (EU) 2023/2673, for products. */
export const withdrawal = `## Right of withdrawal

You have the right to withdraw from this contract within 14 days without giving any reason.

The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods, or of the last good when goods of one order are delivered separately.

To exercise the right of withdrawal, you must inform us ([Your company], [Address], [Phone number], [E-mail address]) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or e-mail). You may use the model withdrawal form below, but it is not obligatory.

You may also exercise your right of withdrawal online: press "Withdraw from contract here" on the page of your order, which the link of that name at the foot of each page leads to. If you use this online function, we will send you an acknowledgement of receipt of your withdrawal on a durable medium (by e-mail), with its content and the date and time of its submission, without undue delay.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.

## Effects of withdrawal

If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.

We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.

You shall send back the goods or hand them over to us, or to [Name and address of who receives returns], without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.

[You will have to bear the direct cost of returning the goods, or: We will bear the cost of returning the goods].

You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.

## Exceptions

[Products for which there is no right of withdrawal, such as those made to your specifications, or remove this section]

## Model withdrawal form

(complete and return this form only if you wish to withdraw from the contract)

- To [Your company, address and e-mail address]:
- I/We (\\*) hereby give notice that I/We (\\*) withdraw from my/our (\\*) contract of sale of the following goods (\\*)/for the provision of the following service (\\*),
- Ordered on (\\*)/received on (\\*),
- Name of consumer(s),
- Address of consumer(s),
- Signature of consumer(s) (only if this form is notified on paper),
- Date

(\\*) Delete as appropriate.
`;
