// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../../formats.ts';
import { OfframpPaymentStatus as validate3 } from '../responses/offramp.js';
import { Usd as validate7 } from '../responses/offramp.js';
import { Rail as validate10 } from '../bodies/offramp.js';
import { DeliveryMoment as validate14 } from '../responses/offramp.js';
import { FundingMode as validate16 } from '../bodies/offramp.js';
import { SpeedPreference as validate17 } from '../bodies/offramp.js';
import { HoldReason as validate19 } from '../responses/offramp.js';
import { FundingInstructions as validate20 } from '../responses/offramp.js';
import { RouteQuote as validate21 } from '../responses/offramp.js';
import { TokenAsset as validate23 } from '../bodies/wallets.js';
export { validate0 as IntentPaymentCreated };
const schema0 = {"type":"object","description":"A new payment intent with its quotes.","additionalProperties":false,"required":["id","paymentId","generation","status","internalStatus","recipient","amount","delivery","purpose","metadata","deliveryMoment","recipientPhoneMasked","recipientTenantId","claimId","sourceChainKey","sourceAssetId","sourceAmountBaseUnits","amountUsd","sourceFundingMode","requestedDestinationId","selectedRouteQuoteId","speedPreference","maximumFeeMinor","allowedRails","holdReasons","failureReason","memo","refundAddress","approvalRequestId","deliveredAt","canceledAt","refundedAt","createdAt","updatedAt","quotes"],"properties":{"id":{"type":"string","description":"Id of the payment, the same as `paymentId`.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"paymentId":{"type":"string","description":"An opaque id that begins with `pay_`.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"generation":{"type":"string","enum":["intent","offramp"],"description":"How the payment was created: `intent` by `POST /v1/payments`, `offramp` by `POST /v1/offramp/payments`. A legacy payment has a schema of its own."},"status":{"description":"The public status.","$ref":"PaymentStatus"},"internalStatus":{"description":"The internal status from which the public status is derived.","imported":"OfframpPaymentStatus"},"recipient":{"description":"The recipient as the sender named it.","$ref":"PaymentRecipient"},"amount":{"description":"The amount and its currency.","$ref":"PaymentAmount"},"delivery":{"description":"The preferences of the sender.","$ref":"PaymentDelivery"},"purpose":{"anyOf":[{"$ref":"PaymentPurpose"},{"type":"null"}],"description":"The purpose of the payment; null if the sender gave none."},"metadata":{"type":"object","description":"The sender's own data, returned exactly as it was sent; empty for the recipient.","additionalProperties":true},"deliveryMoment":{"description":"The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled.","imported":"DeliveryMoment"},"recipientPhoneMasked":{"type":["string","null"],"description":"The recipient's phone number, masked; null if the payment names a DID. The full number is never returned."},"recipientDid":{"type":"string","description":"The recipient's DID; absent if the payment names a phone number."},"envelopeId":{"type":"string","description":"Id of the payment envelope; absent for payments without one."},"recipientTenantId":{"type":["string","null"],"description":"Id of the recipient's tenant; null until the recipient is known."},"claimId":{"type":["string","null"],"description":"Id of the claim that waits for the recipient; null if the payment needs no claim."},"sourceChainKey":{"type":"string","description":"The chain of the source asset, `eip155:<chainId>`.","examples":["eip155:84532"]},"sourceAssetId":{"type":"string","description":"The source asset, `eip155:<chainId>/erc20:<token address in lower case>`."},"sourceAmountBaseUnits":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount in base units with 6 decimals: 25 USD is `25000000`."},"amountUsd":{"description":"The same amount in USD.","imported":"Usd"},"sourceFundingMode":{"description":"The source of the money.","imported":"FundingMode"},"requestedDestinationId":{"type":["string","null"],"description":"Id of the destination that the sender asked for; null if any destination is allowed."},"selectedRouteQuoteId":{"type":["string","null"],"description":"Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted."},"speedPreference":{"anyOf":[{"imported":"SpeedPreference"},{"type":"null"}],"description":"How the quotes are ranked; null if the sender did not choose."},"maximumFeeMinor":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,29})$","description":"The highest total fee that the sender allows, in minor units of the destination currency; null for no limit."},"allowedRails":{"type":["array","null"],"items":{"imported":"Rail"},"description":"The payout methods that the sender allows; null or empty for all."},"holdReasons":{"type":"array","items":{"imported":"HoldReason"},"description":"The reasons why the payment is held, in the order of the checks; empty if it is not held."},"failureReason":{"type":["string","null"],"description":"Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise.","examples":["PROVIDER_FAILED"]},"memo":{"type":["string","null"],"description":"Plain text for both parties. It is erased 400 days after the payment has ended."},"clientReference":{"type":"string","description":"The sender's own reference. Only the sender reads it, and only if the request contained one.","examples":["order-1042"]},"refundAddress":{"type":["string","null"],"description":"The address to which an on-chain deposit is refunded; null for the recipient."},"approvalRequestId":{"type":["string","null"],"description":"Id of the approval request that holds the payment; null for the recipient."},"fundingInstructions":{"anyOf":[{"imported":"FundingInstructions"},{"type":"null"}],"description":"Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient."},"deliveredAt":{"type":["string","null"],"format":"date-time","description":"Time at which the provider confirmed the delivery; null before."},"canceledAt":{"type":["string","null"],"format":"date-time","description":"Time of the cancellation; null while the payment is not CANCELED."},"refundedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the money was returned to the sender; null before."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the payment was recorded."},"updatedAt":{"type":"string","format":"date-time","description":"Time of the last change."},"quotes":{"type":"array","items":{"imported":"RouteQuote"},"description":"The quotes, best first; empty if there are none."}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","x-states":"offramp-payment#public","x-states-also":["APPROVED","CREDENTIAL_CHECK"],"description":"The public status of a payment. It is derived from the internal status. APPROVED and CREDENTIAL_CHECK never occur.","enum":["CREATED","IDENTITY_RESOLUTION","FUNDS_PENDING","FUNDS_CONFIRMED","ACTION_REQUIRED","POLICY_CHECK","CREDENTIAL_HOLD","APPROVAL_REQUIRED","APPROVAL_PENDING","ROUTE_QUOTED","AWAITING_CONFIRMATION","ROUTING","PROVIDER_SUBMITTED","PROVIDER_PROCESSING","DELIVERED","FAILED","REFUND_PENDING","REFUNDED","CANCELED","APPROVED","CREDENTIAL_CHECK"],"x-final":["DELIVERED","REFUNDED","CANCELED"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema1.enum;
if(!(((((((((((((((((((((data === "CREATED") || (data === "IDENTITY_RESOLUTION")) || (data === "FUNDS_PENDING")) || (data === "FUNDS_CONFIRMED")) || (data === "ACTION_REQUIRED")) || (data === "POLICY_CHECK")) || (data === "CREDENTIAL_HOLD")) || (data === "APPROVAL_REQUIRED")) || (data === "APPROVAL_PENDING")) || (data === "ROUTE_QUOTED")) || (data === "AWAITING_CONFIRMATION")) || (data === "ROUTING")) || (data === "PROVIDER_SUBMITTED")) || (data === "PROVIDER_PROCESSING")) || (data === "DELIVERED")) || (data === "FAILED")) || (data === "REFUND_PENDING")) || (data === "REFUNDED")) || (data === "CANCELED")) || (data === "APPROVED")) || (data === "CREDENTIAL_CHECK"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","description":"The recipient as the sender named it.","additionalProperties":false,"required":["kind","masked"],"properties":{"kind":{"type":"string","enum":["phoneNumber","did","email","identityId","handle"],"description":"The kind of reference."},"masked":{"type":"string","description":"The reference itself; phone numbers and e-mail addresses are masked.","examples":["+*******4567"]}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.masked === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "masked"},message:"must have required property '"+"masked"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "masked"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema2.properties.kind.enum;
if(!(((((data0 === "phoneNumber") || (data0 === "did")) || (data0 === "email")) || (data0 === "identityId")) || (data0 === "handle"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema2.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.masked !== undefined){
let data1 = data.masked;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/masked",schemaPath:"#/properties/masked/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","description":"An amount in USD.","additionalProperties":false,"required":["value","currency"],"properties":{"value":{"description":"The amount in USD.","imported":"Usd"},"currency":{"type":"string","enum":["USD"],"description":"Always USD."}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "value") || (key0 === "currency"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
const _errs2 = errors;
if(!(validate7(data0, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.currency !== undefined){
let data1 = data.currency;
const _errs3 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs4 = errors;
const vSchema0 = schema3.properties.currency.enum;
if(!(data1 === "USD")){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema3.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs3 === errors;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","description":"The preferences of the sender.","additionalProperties":false,"required":["preference","maximumFeeMinor","allowedRails"],"properties":{"preference":{"type":["string","null"],"enum":["instant","cheapest","standard",null],"description":"The delivery speed that the sender asked for."},"maximumFeeMinor":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,29})$","description":"The highest total fee, in minor units of the destination currency; shown to the sender only."},"allowedRails":{"type":["array","null"],"items":{"imported":"Rail"},"description":"The payout methods that the sender allows; null or empty for all."}}};
const pattern0 = new RegExp("^(0|[1-9][0-9]{0,29})$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preference === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preference"},message:"must have required property '"+"preference"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.maximumFeeMinor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximumFeeMinor"},message:"must have required property '"+"maximumFeeMinor"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.allowedRails === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedRails"},message:"must have required property '"+"allowedRails"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "preference") || (key0 === "maximumFeeMinor")) || (key0 === "allowedRails"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.preference !== undefined){
let data0 = data.preference;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/preference",schemaPath:"#/properties/preference/type",keyword:"type",params:{type: schema4.properties.preference.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema4.properties.preference.enum;
if(!((((data0 === "instant") || (data0 === "cheapest")) || (data0 === "standard")) || (data0 === null))){
const err5 = {instancePath:instancePath+"/preference",schemaPath:"#/properties/preference/enum",keyword:"enum",params:{allowedValues: schema4.properties.preference.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.maximumFeeMinor !== undefined){
let data1 = data.maximumFeeMinor;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/type",keyword:"type",params:{type: schema4.properties.maximumFeeMinor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.allowedRails !== undefined){
let data2 = data.allowedRails;
const _errs6 = errors;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/type",keyword:"type",params:{type: schema4.properties.allowedRails.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs7 = errors;
if(Array.isArray(data2)){
let valid1 = true;
const before0 = errors;
const end0 = data2.length;
for(let i0=0; i0<end0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate10(data3, {instancePath:instancePath+"/allowedRails/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs8 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","description":"The purpose of the payment.","additionalProperties":false,"required":["type","invoiceId","memo"],"properties":{"type":{"type":["string","null"],"enum":["invoice","payroll","vendor","refund","other",null],"description":"The kind of purpose."},"invoiceId":{"type":["string","null"],"description":"Id of an invoice for reference. The payment does not settle it."},"memo":{"type":["string","null"],"description":"Plain text."}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.invoiceId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoiceId"},message:"must have required property '"+"invoiceId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.memo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memo"},message:"must have required property '"+"memo"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "invoiceId")) || (key0 === "memo"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema5.properties.type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema5.properties.type.enum;
if(!((((((data0 === "invoice") || (data0 === "payroll")) || (data0 === "vendor")) || (data0 === "refund")) || (data0 === "other")) || (data0 === null))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema5.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.invoiceId !== undefined){
let data1 = data.invoiceId;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/invoiceId",schemaPath:"#/properties/invoiceId/type",keyword:"type",params:{type: schema5.properties.invoiceId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.memo !== undefined){
let data2 = data.memo;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: schema5.properties.memo.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const formats0 = formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paymentId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentId"},message:"must have required property '"+"paymentId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.generation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"},message:"must have required property '"+"generation"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.internalStatus === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "internalStatus"},message:"must have required property '"+"internalStatus"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.recipient === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.amount === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.delivery === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery"},message:"must have required property '"+"delivery"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.purpose === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"},message:"must have required property '"+"purpose"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.metadata === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.deliveryMoment === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryMoment"},message:"must have required property '"+"deliveryMoment"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.recipientPhoneMasked === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipientPhoneMasked"},message:"must have required property '"+"recipientPhoneMasked"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.recipientTenantId === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipientTenantId"},message:"must have required property '"+"recipientTenantId"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.claimId === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimId"},message:"must have required property '"+"claimId"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.sourceChainKey === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceChainKey"},message:"must have required property '"+"sourceChainKey"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.sourceAssetId === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAssetId"},message:"must have required property '"+"sourceAssetId"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.sourceAmountBaseUnits === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAmountBaseUnits"},message:"must have required property '"+"sourceAmountBaseUnits"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.amountUsd === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.sourceFundingMode === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceFundingMode"},message:"must have required property '"+"sourceFundingMode"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.requestedDestinationId === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestedDestinationId"},message:"must have required property '"+"requestedDestinationId"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.selectedRouteQuoteId === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectedRouteQuoteId"},message:"must have required property '"+"selectedRouteQuoteId"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.speedPreference === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "speedPreference"},message:"must have required property '"+"speedPreference"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.maximumFeeMinor === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximumFeeMinor"},message:"must have required property '"+"maximumFeeMinor"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.allowedRails === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedRails"},message:"must have required property '"+"allowedRails"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.holdReasons === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holdReasons"},message:"must have required property '"+"holdReasons"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.failureReason === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.memo === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memo"},message:"must have required property '"+"memo"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.refundAddress === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundAddress"},message:"must have required property '"+"refundAddress"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.approvalRequestId === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvalRequestId"},message:"must have required property '"+"approvalRequestId"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.deliveredAt === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveredAt"},message:"must have required property '"+"deliveredAt"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.canceledAt === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canceledAt"},message:"must have required property '"+"canceledAt"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.refundedAt === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundedAt"},message:"must have required property '"+"refundedAt"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.createdAt === undefined){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.updatedAt === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.quotes === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quotes"},message:"must have required property '"+"quotes"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err35 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err36 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.paymentId !== undefined){
let data1 = data.paymentId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err37 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.generation !== undefined){
let data2 = data.generation;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err38 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.generation.enum;
if(!((data2 === "intent") || (data2 === "offramp"))){
const err39 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/enum",keyword:"enum",params:{allowedValues: schema0.properties.generation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.status !== undefined){
let data3 = data.status;
const _errs8 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs8 === errors;
}
if(data.internalStatus !== undefined){
let data4 = data.internalStatus;
const _errs9 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/internalStatus",parentData:data,parentDataProperty:"internalStatus",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs9 === errors;
}
if(data.recipient !== undefined){
let data5 = data.recipient;
const _errs10 = errors;
if(!(validate4(data5, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.amount !== undefined){
let data6 = data.amount;
const _errs11 = errors;
if(!(validate6(data6, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs11 === errors;
}
if(data.delivery !== undefined){
let data7 = data.delivery;
const _errs12 = errors;
if(!(validate9(data7, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs12 === errors;
}
if(data.purpose !== undefined){
let data8 = data.purpose;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
const _errs15 = errors;
if(!(validate12(data8, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData}))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data8 !== null){
const err40 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs17 = errors;
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err41 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
if(data.metadata !== undefined){
let data9 = data.metadata;
const _errs18 = errors;
const _errs19 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
const _errs20 = errors;
}
else {
const err42 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.deliveryMoment !== undefined){
let data10 = data.deliveryMoment;
const _errs21 = errors;
if(!(validate14(data10, {instancePath:instancePath+"/deliveryMoment",parentData:data,parentDataProperty:"deliveryMoment",rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs21 === errors;
}
if(data.recipientPhoneMasked !== undefined){
let data11 = data.recipientPhoneMasked;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/recipientPhoneMasked",schemaPath:"#/properties/recipientPhoneMasked/type",keyword:"type",params:{type: schema0.properties.recipientPhoneMasked.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs23 = errors;
var valid0 = _errs22 === errors;
}
if(data.recipientDid !== undefined){
let data12 = data.recipientDid;
const _errs24 = errors;
if(typeof data12 !== "string"){
const err44 = {instancePath:instancePath+"/recipientDid",schemaPath:"#/properties/recipientDid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.envelopeId !== undefined){
let data13 = data.envelopeId;
const _errs26 = errors;
if(typeof data13 !== "string"){
const err45 = {instancePath:instancePath+"/envelopeId",schemaPath:"#/properties/envelopeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs27 = errors;
var valid0 = _errs26 === errors;
}
if(data.recipientTenantId !== undefined){
let data14 = data.recipientTenantId;
const _errs28 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err46 = {instancePath:instancePath+"/recipientTenantId",schemaPath:"#/properties/recipientTenantId/type",keyword:"type",params:{type: schema0.properties.recipientTenantId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs29 = errors;
var valid0 = _errs28 === errors;
}
if(data.claimId !== undefined){
let data15 = data.claimId;
const _errs30 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/type",keyword:"type",params:{type: schema0.properties.claimId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs31 = errors;
var valid0 = _errs30 === errors;
}
if(data.sourceChainKey !== undefined){
let data16 = data.sourceChainKey;
const _errs32 = errors;
if(typeof data16 !== "string"){
const err48 = {instancePath:instancePath+"/sourceChainKey",schemaPath:"#/properties/sourceChainKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs33 = errors;
var valid0 = _errs32 === errors;
}
if(data.sourceAssetId !== undefined){
let data17 = data.sourceAssetId;
const _errs34 = errors;
if(typeof data17 !== "string"){
const err49 = {instancePath:instancePath+"/sourceAssetId",schemaPath:"#/properties/sourceAssetId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs35 = errors;
var valid0 = _errs34 === errors;
}
if(data.sourceAmountBaseUnits !== undefined){
let data18 = data.sourceAmountBaseUnits;
const _errs36 = errors;
const _errs37 = errors;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err50 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid0 = _errs36 === errors;
}
if(data.amountUsd !== undefined){
let data19 = data.amountUsd;
const _errs38 = errors;
if(!(validate7(data19, {instancePath:instancePath+"/amountUsd",parentData:data,parentDataProperty:"amountUsd",rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs38 === errors;
}
if(data.sourceFundingMode !== undefined){
let data20 = data.sourceFundingMode;
const _errs39 = errors;
if(!(validate16(data20, {instancePath:instancePath+"/sourceFundingMode",parentData:data,parentDataProperty:"sourceFundingMode",rootData}))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs39 === errors;
}
if(data.requestedDestinationId !== undefined){
let data21 = data.requestedDestinationId;
const _errs40 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
const err52 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/type",keyword:"type",params:{type: schema0.properties.requestedDestinationId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs41 = errors;
var valid0 = _errs40 === errors;
}
if(data.selectedRouteQuoteId !== undefined){
let data22 = data.selectedRouteQuoteId;
const _errs42 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
const err53 = {instancePath:instancePath+"/selectedRouteQuoteId",schemaPath:"#/properties/selectedRouteQuoteId/type",keyword:"type",params:{type: schema0.properties.selectedRouteQuoteId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs43 = errors;
var valid0 = _errs42 === errors;
}
if(data.speedPreference !== undefined){
let data23 = data.speedPreference;
const _errs44 = errors;
const _errs45 = errors;
let valid2 = false;
const _errs46 = errors;
if(!(validate17(data23, {instancePath:instancePath+"/speedPreference",parentData:data,parentDataProperty:"speedPreference",rootData}))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs46 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs47 = errors;
if(data23 !== null){
const err54 = {instancePath:instancePath+"/speedPreference",schemaPath:"#/properties/speedPreference/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const _errs48 = errors;
var _valid1 = _errs47 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err55 = {instancePath:instancePath+"/speedPreference",schemaPath:"#/properties/speedPreference/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs44 === errors;
}
if(data.maximumFeeMinor !== undefined){
let data24 = data.maximumFeeMinor;
const _errs49 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
const err56 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/type",keyword:"type",params:{type: schema0.properties.maximumFeeMinor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const _errs50 = errors;
if(typeof data24 === "string"){
if(!pattern0.test(data24)){
const err57 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid0 = _errs49 === errors;
}
if(data.allowedRails !== undefined){
let data25 = data.allowedRails;
const _errs51 = errors;
if((!(Array.isArray(data25))) && (data25 !== null)){
const err58 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/type",keyword:"type",params:{type: schema0.properties.allowedRails.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs52 = errors;
if(Array.isArray(data25)){
let valid3 = true;
const before0 = errors;
const end0 = data25.length;
for(let i0=0; i0<end0; i0++){
let data26 = data25[i0];
const _errs53 = errors;
if(!(validate10(data26, {instancePath:instancePath+"/allowedRails/" + i0,parentData:data25,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
else {
}
var valid4 = _errs53 === errors;
if(!valid4){
valid3 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
var valid0 = _errs51 === errors;
}
if(data.holdReasons !== undefined){
let data27 = data.holdReasons;
const _errs54 = errors;
const _errs55 = errors;
if(Array.isArray(data27)){
let valid5 = true;
const before1 = errors;
const end1 = data27.length;
for(let i1=0; i1<end1; i1++){
let data28 = data27[i1];
const _errs56 = errors;
if(!(validate19(data28, {instancePath:instancePath+"/holdReasons/" + i1,parentData:data27,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
else {
}
var valid6 = _errs56 === errors;
if(!valid6){
valid5 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err59 = {instancePath:instancePath+"/holdReasons",schemaPath:"#/properties/holdReasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var valid0 = _errs54 === errors;
}
if(data.failureReason !== undefined){
let data29 = data.failureReason;
const _errs57 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
const err60 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema0.properties.failureReason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const _errs58 = errors;
var valid0 = _errs57 === errors;
}
if(data.memo !== undefined){
let data30 = data.memo;
const _errs59 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
const err61 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: schema0.properties.memo.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs60 = errors;
var valid0 = _errs59 === errors;
}
if(data.clientReference !== undefined){
let data31 = data.clientReference;
const _errs61 = errors;
if(typeof data31 !== "string"){
const err62 = {instancePath:instancePath+"/clientReference",schemaPath:"#/properties/clientReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs62 = errors;
var valid0 = _errs61 === errors;
}
if(data.refundAddress !== undefined){
let data32 = data.refundAddress;
const _errs63 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
const err63 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/type",keyword:"type",params:{type: schema0.properties.refundAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const _errs64 = errors;
var valid0 = _errs63 === errors;
}
if(data.approvalRequestId !== undefined){
let data33 = data.approvalRequestId;
const _errs65 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
const err64 = {instancePath:instancePath+"/approvalRequestId",schemaPath:"#/properties/approvalRequestId/type",keyword:"type",params:{type: schema0.properties.approvalRequestId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const _errs66 = errors;
var valid0 = _errs65 === errors;
}
if(data.fundingInstructions !== undefined){
let data34 = data.fundingInstructions;
const _errs67 = errors;
const _errs68 = errors;
let valid7 = false;
const _errs69 = errors;
if(!(validate20(data34, {instancePath:instancePath+"/fundingInstructions",parentData:data,parentDataProperty:"fundingInstructions",rootData}))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
else {
}
var _valid2 = _errs69 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs70 = errors;
if(data34 !== null){
const err65 = {instancePath:instancePath+"/fundingInstructions",schemaPath:"#/properties/fundingInstructions/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const _errs71 = errors;
var _valid2 = _errs70 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
}
}
if(!valid7){
const err66 = {instancePath:instancePath+"/fundingInstructions",schemaPath:"#/properties/fundingInstructions/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
if(data.deliveredAt !== undefined){
let data35 = data.deliveredAt;
const _errs72 = errors;
if((typeof data35 !== "string") && (data35 !== null)){
const err67 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type: schema0.properties.deliveredAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const _errs73 = errors;
if((typeof data35 == "number") && (isFinite(data35))){
}
if(typeof data35 === "string"){
if(!(formats0(data35))){
const err68 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
var valid0 = _errs72 === errors;
}
if(data.canceledAt !== undefined){
let data36 = data.canceledAt;
const _errs74 = errors;
if((typeof data36 !== "string") && (data36 !== null)){
const err69 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/type",keyword:"type",params:{type: schema0.properties.canceledAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const _errs75 = errors;
if((typeof data36 == "number") && (isFinite(data36))){
}
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err70 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
var valid0 = _errs74 === errors;
}
if(data.refundedAt !== undefined){
let data37 = data.refundedAt;
const _errs76 = errors;
if((typeof data37 !== "string") && (data37 !== null)){
const err71 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema0.properties.refundedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs77 = errors;
if((typeof data37 == "number") && (isFinite(data37))){
}
if(typeof data37 === "string"){
if(!(formats0(data37))){
const err72 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
var valid0 = _errs76 === errors;
}
if(data.createdAt !== undefined){
let data38 = data.createdAt;
const _errs78 = errors;
const _errs79 = errors;
if((typeof data38 == "number") && (isFinite(data38))){
}
if(typeof data38 === "string"){
if(!(formats0(data38))){
const err73 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var valid0 = _errs78 === errors;
}
if(data.updatedAt !== undefined){
let data39 = data.updatedAt;
const _errs80 = errors;
const _errs81 = errors;
if((typeof data39 == "number") && (isFinite(data39))){
}
if(typeof data39 === "string"){
if(!(formats0(data39))){
const err75 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var valid0 = _errs80 === errors;
}
if(data.quotes !== undefined){
let data40 = data.quotes;
const _errs82 = errors;
const _errs83 = errors;
if(Array.isArray(data40)){
let valid8 = true;
const before2 = errors;
const end2 = data40.length;
for(let i2=0; i2<end2; i2++){
let data41 = data40[i2];
const _errs84 = errors;
if(!(validate21(data41, {instancePath:instancePath+"/quotes/" + i2,parentData:data40,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate21.errors : joined(vErrors, validate21.errors);
errors = vErrors.length;
}
else {
}
var valid9 = _errs84 === errors;
if(!valid9){
valid8 = false;
if(errors - before2 >= 50){
break;
}
}
}
}
else {
const err77 = {instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var valid0 = _errs82 === errors;
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate22 as LegacyPayment };
const schema6 = {"type":"object","description":"A payment from a multisig wallet. It is executed once enough owners have signed `multisigTxHash`. Wallet transactions, treasury sweeps, settlements of invoices and ramps are legacy payments too. Only the owning tenant can read it.","additionalProperties":false,"required":["id","generation","sourceWalletId","destinationType","destinationHandle","destinationAddress","destinationChainId","asset","amount","status","multisigTxHash","executedTxHash","memo","failureReason","signaturesRequired","signaturesCollected","signers","nonce","blockedByNonce","safeTx","createdAt","updatedAt"],"properties":{"id":{"type":"string","description":"The payment.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0e20"]},"generation":{"type":"string","enum":["legacy"],"description":"Always `legacy`."},"sourceWalletId":{"type":"string","description":"Id of the wallet that pays.","examples":["wal_01k9zt5r7m8q4x2v6b3n1c0g01"]},"destinationType":{"type":"string","enum":["handle","email","address","wallet","transaction"],"description":"How the destination was given. `transaction` is a call that was proposed on the wallet itself."},"destinationHandle":{"type":["string","null"],"description":"The handle or e-mail address of the destination; null for other types. An e-mail address is masked in events."},"destinationAddress":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The address that receives the money."},"destinationChainId":{"type":"integer","description":"The chain of the wallet.","examples":[84532]},"asset":{"description":"`usdc`, the default, or `eth`.","imported":"TokenAsset"},"amount":{"type":"string","pattern":"^(0|[1-9][0-9]{0,59})(\\.[0-9]{1,18})?$","description":"The amount in whole tokens without trailing zeros, with at most 6 decimals for usdc and 18 for eth.","examples":["150"]},"status":{"description":"The status of the payment.","$ref":"LegacyPaymentStatus"},"multisigTxHash":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"The Safe transaction hash. Owners sign these 32 bytes as they are, without the EIP-191 prefix."},"executedTxHash":{"type":["string","null"],"pattern":"^0x[0-9a-f]{64}$","description":"Hash of the on-chain transaction that executed the payment; null before."},"memo":{"type":["string","null"],"description":"Plain text."},"failureReason":{"type":["string","null"],"enum":["POLICY_DENIED","POLICY_UNAVAILABLE","EXECUTION_REVERTED","NONCE_CONFLICT","INSUFFICIENT_FUNDS",null],"description":"Why the payment FAILED; null otherwise."},"signaturesRequired":{"type":"integer","minimum":1,"description":"The number of owners who have to sign, the threshold of the wallet."},"signaturesCollected":{"type":"integer","minimum":0,"description":"The number of owners who have signed."},"signers":{"type":"array","items":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$"},"description":"Addresses of the owners who have signed, oldest first."},"nonce":{"type":"string","pattern":"^(0|[1-9][0-9]{0,77})$","description":"The Safe nonce of this proposal. It does not change."},"blockedByNonce":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,77})$","description":"The Safe nonce that has to be used before this payment can be executed, which then happens automatically; null if nothing blocks the payment."},"safeTx":{"description":"The transaction that was hashed to `multisigTxHash`.","$ref":"SafeTransaction"},"createdAt":{"type":"string","format":"date-time","description":"Time of the proposal."},"updatedAt":{"type":"string","format":"date-time","description":"Time of the last change."}}};
const pattern3 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");
const pattern4 = new RegExp("^(0|[1-9][0-9]{0,59})(\\.[0-9]{1,18})?$", "u");
const pattern5 = new RegExp("^0x[0-9a-f]{64}$", "u");
const pattern8 = new RegExp("^(0|[1-9][0-9]{0,77})$", "u");
const schema7 = {"type":"string","x-states":"multisig-payment","description":"The status of a legacy payment. SIGNING occurs only in the settlement of invoices. COMPLETED, FAILED and CANCELLED are final.","enum":["CREATED","AWAITING_SIGNATURE","SIGNING","READY_TO_EXECUTE","EXECUTING","COMPLETED","FAILED","CANCELLED"],"x-final":["COMPLETED","FAILED","CANCELLED"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!((((((((data === "CREATED") || (data === "AWAITING_SIGNATURE")) || (data === "SIGNING")) || (data === "READY_TO_EXECUTE")) || (data === "EXECUTING")) || (data === "COMPLETED")) || (data === "FAILED")) || (data === "CANCELLED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","description":"The Safe transaction that is hashed to `multisigTxHash`. Anybody can compute the hash from it and the wallet's address and chain.","additionalProperties":false,"required":["to","value","data","operation","safeTxGas","baseGas","gasPrice","gasToken","refundReceiver","nonce"],"properties":{"to":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"Address that the transaction calls: the token's contract, or the destination of ETH and of a call."},"value":{"type":"string","pattern":"^(0|[1-9][0-9]{0,77})$","description":"The ETH that the transaction transfers, in wei."},"data":{"type":"string","pattern":"^0x([0-9a-fA-F]{2})*$","description":"The call data; `0x` if there is none."},"operation":{"type":"integer","enum":[0],"description":"Always 0, a call. Delegate calls are not supported."},"safeTxGas":{"type":"string","pattern":"^(0|[1-9][0-9]{0,77})$","description":"Always 0."},"baseGas":{"type":"string","pattern":"^(0|[1-9][0-9]{0,77})$","description":"Always 0."},"gasPrice":{"type":"string","pattern":"^(0|[1-9][0-9]{0,77})$","description":"Always 0: the relayer pays the gas."},"gasToken":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The zero address."},"refundReceiver":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$","description":"The zero address."},"nonce":{"type":"string","pattern":"^(0|[1-9][0-9]{0,77})$","description":"The Safe nonce of this proposal."}}};
const pattern12 = new RegExp("^0x([0-9a-fA-F]{2})*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.operation === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.safeTxGas === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "safeTxGas"},message:"must have required property '"+"safeTxGas"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.baseGas === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseGas"},message:"must have required property '"+"baseGas"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.gasPrice === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gasPrice"},message:"must have required property '"+"gasPrice"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.gasToken === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gasToken"},message:"must have required property '"+"gasToken"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.refundReceiver === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundReceiver"},message:"must have required property '"+"refundReceiver"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.nonce === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nonce"},message:"must have required property '"+"nonce"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.to !== undefined){
let data0 = data.to;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err11 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err13 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,77})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,77})$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern12.test(data2)){
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "^0x([0-9a-fA-F]{2})*$"},message:"must match pattern \""+"^0x([0-9a-fA-F]{2})*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.operation !== undefined){
let data3 = data.operation;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema8.properties.operation.enum;
if(!(data3 === 0)){
const err18 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema8.properties.operation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.safeTxGas !== undefined){
let data4 = data.safeTxGas;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err19 = {instancePath:instancePath+"/safeTxGas",schemaPath:"#/properties/safeTxGas/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,77})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,77})$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/safeTxGas",schemaPath:"#/properties/safeTxGas/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.baseGas !== undefined){
let data5 = data.baseGas;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err21 = {instancePath:instancePath+"/baseGas",schemaPath:"#/properties/baseGas/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,77})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,77})$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/baseGas",schemaPath:"#/properties/baseGas/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.gasPrice !== undefined){
let data6 = data.gasPrice;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err23 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,77})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,77})$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.gasToken !== undefined){
let data7 = data.gasToken;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err25 = {instancePath:instancePath+"/gasToken",schemaPath:"#/properties/gasToken/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/gasToken",schemaPath:"#/properties/gasToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.refundReceiver !== undefined){
let data8 = data.refundReceiver;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err27 = {instancePath:instancePath+"/refundReceiver",schemaPath:"#/properties/refundReceiver/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/refundReceiver",schemaPath:"#/properties/refundReceiver/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.nonce !== undefined){
let data9 = data.nonce;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(!pattern8.test(data9)){
const err29 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,77})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,77})$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs20 === errors;
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.generation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"},message:"must have required property '"+"generation"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sourceWalletId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceWalletId"},message:"must have required property '"+"sourceWalletId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.destinationType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationType"},message:"must have required property '"+"destinationType"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.destinationHandle === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationHandle"},message:"must have required property '"+"destinationHandle"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.destinationAddress === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationAddress"},message:"must have required property '"+"destinationAddress"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.destinationChainId === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destinationChainId"},message:"must have required property '"+"destinationChainId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.asset === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.amount === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.status === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.multisigTxHash === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "multisigTxHash"},message:"must have required property '"+"multisigTxHash"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.executedTxHash === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executedTxHash"},message:"must have required property '"+"executedTxHash"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.memo === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memo"},message:"must have required property '"+"memo"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.failureReason === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.signaturesRequired === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signaturesRequired"},message:"must have required property '"+"signaturesRequired"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.signaturesCollected === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signaturesCollected"},message:"must have required property '"+"signaturesCollected"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.signers === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signers"},message:"must have required property '"+"signers"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.nonce === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nonce"},message:"must have required property '"+"nonce"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.blockedByNonce === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedByNonce"},message:"must have required property '"+"blockedByNonce"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.safeTx === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "safeTx"},message:"must have required property '"+"safeTx"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.createdAt === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.updatedAt === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
const err22 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.generation !== undefined){
let data1 = data.generation;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err24 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema6.properties.generation.enum;
if(!(data1 === "legacy")){
const err25 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/enum",keyword:"enum",params:{allowedValues: schema6.properties.generation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.sourceWalletId !== undefined){
let data2 = data.sourceWalletId;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err26 = {instancePath:instancePath+"/sourceWalletId",schemaPath:"#/properties/sourceWalletId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.destinationType !== undefined){
let data3 = data.destinationType;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err27 = {instancePath:instancePath+"/destinationType",schemaPath:"#/properties/destinationType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs9 = errors;
const vSchema1 = schema6.properties.destinationType.enum;
if(!(((((data3 === "handle") || (data3 === "email")) || (data3 === "address")) || (data3 === "wallet")) || (data3 === "transaction"))){
const err28 = {instancePath:instancePath+"/destinationType",schemaPath:"#/properties/destinationType/enum",keyword:"enum",params:{allowedValues: schema6.properties.destinationType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.destinationHandle !== undefined){
let data4 = data.destinationHandle;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
const err29 = {instancePath:instancePath+"/destinationHandle",schemaPath:"#/properties/destinationHandle/type",keyword:"type",params:{type: schema6.properties.destinationHandle.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.destinationAddress !== undefined){
let data5 = data.destinationAddress;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
const err30 = {instancePath:instancePath+"/destinationAddress",schemaPath:"#/properties/destinationAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/destinationAddress",schemaPath:"#/properties/destinationAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.destinationChainId !== undefined){
let data6 = data.destinationChainId;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err32 = {instancePath:instancePath+"/destinationChainId",schemaPath:"#/properties/destinationChainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs15 = errors;
var valid0 = _errs14 === errors;
}
if(data.asset !== undefined){
let data7 = data.asset;
const _errs16 = errors;
if(!(validate23(data7, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData}))){
vErrors = vErrors === null ? validate23.errors : joined(vErrors, validate23.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs16 === errors;
}
if(data.amount !== undefined){
let data8 = data.amount;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err33 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,59})(\\.[0-9]{1,18})?$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,59})(\\.[0-9]{1,18})?$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs17 === errors;
}
if(data.status !== undefined){
let data9 = data.status;
const _errs19 = errors;
if(!(validate24(data9, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate24.errors : joined(vErrors, validate24.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs19 === errors;
}
if(data.multisigTxHash !== undefined){
let data10 = data.multisigTxHash;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
const err35 = {instancePath:instancePath+"/multisigTxHash",schemaPath:"#/properties/multisigTxHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/multisigTxHash",schemaPath:"#/properties/multisigTxHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.executedTxHash !== undefined){
let data11 = data.executedTxHash;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err37 = {instancePath:instancePath+"/executedTxHash",schemaPath:"#/properties/executedTxHash/type",keyword:"type",params:{type: schema6.properties.executedTxHash.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs23 = errors;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
const err38 = {instancePath:instancePath+"/executedTxHash",schemaPath:"#/properties/executedTxHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.memo !== undefined){
let data12 = data.memo;
const _errs24 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err39 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: schema6.properties.memo.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.failureReason !== undefined){
let data13 = data.failureReason;
const _errs26 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema6.properties.failureReason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs27 = errors;
const vSchema2 = schema6.properties.failureReason.enum;
if(!((((((data13 === "POLICY_DENIED") || (data13 === "POLICY_UNAVAILABLE")) || (data13 === "EXECUTION_REVERTED")) || (data13 === "NONCE_CONFLICT")) || (data13 === "INSUFFICIENT_FUNDS")) || (data13 === null))){
const err41 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/enum",keyword:"enum",params:{allowedValues: schema6.properties.failureReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.signaturesRequired !== undefined){
let data14 = data.signaturesRequired;
const _errs28 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err42 = {instancePath:instancePath+"/signaturesRequired",schemaPath:"#/properties/signaturesRequired/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs29 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/signaturesRequired",schemaPath:"#/properties/signaturesRequired/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid0 = _errs28 === errors;
}
if(data.signaturesCollected !== undefined){
let data15 = data.signaturesCollected;
const _errs30 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err44 = {instancePath:instancePath+"/signaturesCollected",schemaPath:"#/properties/signaturesCollected/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs31 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err45 = {instancePath:instancePath+"/signaturesCollected",schemaPath:"#/properties/signaturesCollected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid0 = _errs30 === errors;
}
if(data.signers !== undefined){
let data16 = data.signers;
const _errs32 = errors;
const _errs33 = errors;
if(Array.isArray(data16)){
let valid1 = true;
const before0 = errors;
const end0 = data16.length;
for(let i0=0; i0<end0; i0++){
let data17 = data16[i0];
const _errs34 = errors;
const _errs35 = errors;
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
const err46 = {instancePath:instancePath+"/signers/" + i0,schemaPath:"#/properties/signers/items/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/signers/" + i0,schemaPath:"#/properties/signers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid2 = _errs34 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err48 = {instancePath:instancePath+"/signers",schemaPath:"#/properties/signers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid0 = _errs32 === errors;
}
if(data.nonce !== undefined){
let data18 = data.nonce;
const _errs36 = errors;
const _errs37 = errors;
if(typeof data18 === "string"){
if(!pattern8.test(data18)){
const err49 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,77})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,77})$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid0 = _errs36 === errors;
}
if(data.blockedByNonce !== undefined){
let data19 = data.blockedByNonce;
const _errs38 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
const err51 = {instancePath:instancePath+"/blockedByNonce",schemaPath:"#/properties/blockedByNonce/type",keyword:"type",params:{type: schema6.properties.blockedByNonce.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs39 = errors;
if(typeof data19 === "string"){
if(!pattern8.test(data19)){
const err52 = {instancePath:instancePath+"/blockedByNonce",schemaPath:"#/properties/blockedByNonce/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,77})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,77})$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid0 = _errs38 === errors;
}
if(data.safeTx !== undefined){
let data20 = data.safeTx;
const _errs40 = errors;
if(!(validate26(data20, {instancePath:instancePath+"/safeTx",parentData:data,parentDataProperty:"safeTx",rootData}))){
vErrors = vErrors === null ? validate26.errors : joined(vErrors, validate26.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs40 === errors;
}
if(data.createdAt !== undefined){
let data21 = data.createdAt;
const _errs41 = errors;
const _errs42 = errors;
if((typeof data21 == "number") && (isFinite(data21))){
}
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err53 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs41 === errors;
}
if(data.updatedAt !== undefined){
let data22 = data.updatedAt;
const _errs43 = errors;
const _errs44 = errors;
if((typeof data22 == "number") && (isFinite(data22))){
}
if(typeof data22 === "string"){
if(!(formats0(data22))){
const err55 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid0 = _errs43 === errors;
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export { validate24 as LegacyPaymentStatus };

export { validate28 as Payment };
const schema10 = {"type":"object","description":"A payment with its public status. It is what payment events contain, as the receiver of the event may read it.","additionalProperties":false,"required":["id","paymentId","generation","status","internalStatus","recipient","amount","delivery","purpose","metadata","deliveryMoment","recipientPhoneMasked","recipientTenantId","claimId","sourceChainKey","sourceAssetId","sourceAmountBaseUnits","amountUsd","sourceFundingMode","requestedDestinationId","selectedRouteQuoteId","speedPreference","maximumFeeMinor","allowedRails","holdReasons","failureReason","memo","refundAddress","approvalRequestId","deliveredAt","canceledAt","refundedAt","createdAt","updatedAt"],"properties":{"id":{"type":"string","description":"Id of the payment, the same as `paymentId`.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"paymentId":{"type":"string","description":"An opaque id that begins with `pay_`.","examples":["pay_01k9zt5r7m8q4x2v6b3n1c0d10"]},"generation":{"type":"string","enum":["intent","offramp"],"description":"How the payment was created: `intent` by `POST /v1/payments`, `offramp` by `POST /v1/offramp/payments`. A legacy payment has a schema of its own."},"status":{"description":"The public status.","$ref":"PaymentStatus"},"internalStatus":{"description":"The internal status from which the public status is derived.","imported":"OfframpPaymentStatus"},"recipient":{"description":"The recipient as the sender named it.","$ref":"PaymentRecipient"},"amount":{"description":"The amount and its currency.","$ref":"PaymentAmount"},"delivery":{"description":"The preferences of the sender.","$ref":"PaymentDelivery"},"purpose":{"anyOf":[{"$ref":"PaymentPurpose"},{"type":"null"}],"description":"The purpose of the payment; null if the sender gave none."},"metadata":{"type":"object","description":"The sender's own data, returned exactly as it was sent; empty for the recipient.","additionalProperties":true},"deliveryMoment":{"description":"The progress of the payment, as one of four delivery moments; null after it has failed, was refunded or was cancelled.","imported":"DeliveryMoment"},"recipientPhoneMasked":{"type":["string","null"],"description":"The recipient's phone number, masked; null if the payment names a DID. The full number is never returned."},"recipientDid":{"type":"string","description":"The recipient's DID; absent if the payment names a phone number."},"envelopeId":{"type":"string","description":"Id of the payment envelope; absent for payments without one."},"recipientTenantId":{"type":["string","null"],"description":"Id of the recipient's tenant; null until the recipient is known."},"claimId":{"type":["string","null"],"description":"Id of the claim that waits for the recipient; null if the payment needs no claim."},"sourceChainKey":{"type":"string","description":"The chain of the source asset, `eip155:<chainId>`.","examples":["eip155:84532"]},"sourceAssetId":{"type":"string","description":"The source asset, `eip155:<chainId>/erc20:<token address in lower case>`."},"sourceAmountBaseUnits":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount in base units with 6 decimals: 25 USD is `25000000`."},"amountUsd":{"description":"The same amount in USD.","imported":"Usd"},"sourceFundingMode":{"description":"The source of the money.","imported":"FundingMode"},"requestedDestinationId":{"type":["string","null"],"description":"Id of the destination that the sender asked for; null if any destination is allowed."},"selectedRouteQuoteId":{"type":["string","null"],"description":"Id of the quote that the recipient selected; null before the selection, and again after a new set was quoted."},"speedPreference":{"anyOf":[{"imported":"SpeedPreference"},{"type":"null"}],"description":"How the quotes are ranked; null if the sender did not choose."},"maximumFeeMinor":{"type":["string","null"],"pattern":"^(0|[1-9][0-9]{0,29})$","description":"The highest total fee that the sender allows, in minor units of the destination currency; null for no limit."},"allowedRails":{"type":["array","null"],"items":{"imported":"Rail"},"description":"The payout methods that the sender allows; null or empty for all."},"holdReasons":{"type":"array","items":{"imported":"HoldReason"},"description":"The reasons why the payment is held, in the order of the checks; empty if it is not held."},"failureReason":{"type":["string","null"],"description":"Why the payment failed, was cancelled by a policy or needs action: the reason of the rejection, or `PROVIDER_` and the provider's status. Null otherwise.","examples":["PROVIDER_FAILED"]},"memo":{"type":["string","null"],"description":"Plain text for both parties. It is erased 400 days after the payment has ended."},"clientReference":{"type":"string","description":"The sender's own reference. Only the sender reads it, and only if the request contained one.","examples":["order-1042"]},"refundAddress":{"type":["string","null"],"description":"The address to which an on-chain deposit is refunded; null for the recipient."},"approvalRequestId":{"type":["string","null"],"description":"Id of the approval request that holds the payment; null for the recipient."},"fundingInstructions":{"anyOf":[{"imported":"FundingInstructions"},{"type":"null"}],"description":"Instructions for paying the deposit. Present only for on-chain deposits that are not confirmed yet; null for the recipient."},"deliveredAt":{"type":["string","null"],"format":"date-time","description":"Time at which the provider confirmed the delivery; null before."},"canceledAt":{"type":["string","null"],"format":"date-time","description":"Time of the cancellation; null while the payment is not CANCELED."},"refundedAt":{"type":["string","null"],"format":"date-time","description":"Time at which the money was returned to the sender; null before."},"createdAt":{"type":"string","format":"date-time","description":"Time at which the payment was recorded."},"updatedAt":{"type":"string","format":"date-time","description":"Time of the last change."}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paymentId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentId"},message:"must have required property '"+"paymentId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.generation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"},message:"must have required property '"+"generation"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.internalStatus === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "internalStatus"},message:"must have required property '"+"internalStatus"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.recipient === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.amount === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.delivery === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery"},message:"must have required property '"+"delivery"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.purpose === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purpose"},message:"must have required property '"+"purpose"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.metadata === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.deliveryMoment === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryMoment"},message:"must have required property '"+"deliveryMoment"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.recipientPhoneMasked === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipientPhoneMasked"},message:"must have required property '"+"recipientPhoneMasked"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.recipientTenantId === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipientTenantId"},message:"must have required property '"+"recipientTenantId"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.claimId === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimId"},message:"must have required property '"+"claimId"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.sourceChainKey === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceChainKey"},message:"must have required property '"+"sourceChainKey"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.sourceAssetId === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAssetId"},message:"must have required property '"+"sourceAssetId"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.sourceAmountBaseUnits === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceAmountBaseUnits"},message:"must have required property '"+"sourceAmountBaseUnits"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.amountUsd === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.sourceFundingMode === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceFundingMode"},message:"must have required property '"+"sourceFundingMode"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.requestedDestinationId === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestedDestinationId"},message:"must have required property '"+"requestedDestinationId"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.selectedRouteQuoteId === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectedRouteQuoteId"},message:"must have required property '"+"selectedRouteQuoteId"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.speedPreference === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "speedPreference"},message:"must have required property '"+"speedPreference"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.maximumFeeMinor === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maximumFeeMinor"},message:"must have required property '"+"maximumFeeMinor"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.allowedRails === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedRails"},message:"must have required property '"+"allowedRails"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.holdReasons === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holdReasons"},message:"must have required property '"+"holdReasons"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.failureReason === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.memo === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memo"},message:"must have required property '"+"memo"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.refundAddress === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundAddress"},message:"must have required property '"+"refundAddress"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.approvalRequestId === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvalRequestId"},message:"must have required property '"+"approvalRequestId"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.deliveredAt === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveredAt"},message:"must have required property '"+"deliveredAt"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.canceledAt === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canceledAt"},message:"must have required property '"+"canceledAt"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.refundedAt === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundedAt"},message:"must have required property '"+"refundedAt"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.createdAt === undefined){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.updatedAt === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema10.properties, key0))){
const err34 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err35 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.paymentId !== undefined){
let data1 = data.paymentId;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err36 = {instancePath:instancePath+"/paymentId",schemaPath:"#/properties/paymentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.generation !== undefined){
let data2 = data.generation;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err37 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs7 = errors;
const vSchema0 = schema10.properties.generation.enum;
if(!((data2 === "intent") || (data2 === "offramp"))){
const err38 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/enum",keyword:"enum",params:{allowedValues: schema10.properties.generation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.status !== undefined){
let data3 = data.status;
const _errs8 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs8 === errors;
}
if(data.internalStatus !== undefined){
let data4 = data.internalStatus;
const _errs9 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/internalStatus",parentData:data,parentDataProperty:"internalStatus",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs9 === errors;
}
if(data.recipient !== undefined){
let data5 = data.recipient;
const _errs10 = errors;
if(!(validate4(data5, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs10 === errors;
}
if(data.amount !== undefined){
let data6 = data.amount;
const _errs11 = errors;
if(!(validate6(data6, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs11 === errors;
}
if(data.delivery !== undefined){
let data7 = data.delivery;
const _errs12 = errors;
if(!(validate9(data7, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs12 === errors;
}
if(data.purpose !== undefined){
let data8 = data.purpose;
const _errs13 = errors;
const _errs14 = errors;
let valid1 = false;
const _errs15 = errors;
if(!(validate12(data8, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData}))){
vErrors = vErrors === null ? validate12.errors : joined(vErrors, validate12.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data8 !== null){
const err39 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs17 = errors;
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err40 = {instancePath:instancePath+"/purpose",schemaPath:"#/properties/purpose/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
if(data.metadata !== undefined){
let data9 = data.metadata;
const _errs18 = errors;
const _errs19 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
const _errs20 = errors;
}
else {
const err41 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.deliveryMoment !== undefined){
let data10 = data.deliveryMoment;
const _errs21 = errors;
if(!(validate14(data10, {instancePath:instancePath+"/deliveryMoment",parentData:data,parentDataProperty:"deliveryMoment",rootData}))){
vErrors = vErrors === null ? validate14.errors : joined(vErrors, validate14.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs21 === errors;
}
if(data.recipientPhoneMasked !== undefined){
let data11 = data.recipientPhoneMasked;
const _errs22 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err42 = {instancePath:instancePath+"/recipientPhoneMasked",schemaPath:"#/properties/recipientPhoneMasked/type",keyword:"type",params:{type: schema10.properties.recipientPhoneMasked.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs23 = errors;
var valid0 = _errs22 === errors;
}
if(data.recipientDid !== undefined){
let data12 = data.recipientDid;
const _errs24 = errors;
if(typeof data12 !== "string"){
const err43 = {instancePath:instancePath+"/recipientDid",schemaPath:"#/properties/recipientDid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs25 = errors;
var valid0 = _errs24 === errors;
}
if(data.envelopeId !== undefined){
let data13 = data.envelopeId;
const _errs26 = errors;
if(typeof data13 !== "string"){
const err44 = {instancePath:instancePath+"/envelopeId",schemaPath:"#/properties/envelopeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs27 = errors;
var valid0 = _errs26 === errors;
}
if(data.recipientTenantId !== undefined){
let data14 = data.recipientTenantId;
const _errs28 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err45 = {instancePath:instancePath+"/recipientTenantId",schemaPath:"#/properties/recipientTenantId/type",keyword:"type",params:{type: schema10.properties.recipientTenantId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs29 = errors;
var valid0 = _errs28 === errors;
}
if(data.claimId !== undefined){
let data15 = data.claimId;
const _errs30 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err46 = {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/type",keyword:"type",params:{type: schema10.properties.claimId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs31 = errors;
var valid0 = _errs30 === errors;
}
if(data.sourceChainKey !== undefined){
let data16 = data.sourceChainKey;
const _errs32 = errors;
if(typeof data16 !== "string"){
const err47 = {instancePath:instancePath+"/sourceChainKey",schemaPath:"#/properties/sourceChainKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs33 = errors;
var valid0 = _errs32 === errors;
}
if(data.sourceAssetId !== undefined){
let data17 = data.sourceAssetId;
const _errs34 = errors;
if(typeof data17 !== "string"){
const err48 = {instancePath:instancePath+"/sourceAssetId",schemaPath:"#/properties/sourceAssetId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs35 = errors;
var valid0 = _errs34 === errors;
}
if(data.sourceAmountBaseUnits !== undefined){
let data18 = data.sourceAmountBaseUnits;
const _errs36 = errors;
const _errs37 = errors;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err49 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/sourceAmountBaseUnits",schemaPath:"#/properties/sourceAmountBaseUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid0 = _errs36 === errors;
}
if(data.amountUsd !== undefined){
let data19 = data.amountUsd;
const _errs38 = errors;
if(!(validate7(data19, {instancePath:instancePath+"/amountUsd",parentData:data,parentDataProperty:"amountUsd",rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs38 === errors;
}
if(data.sourceFundingMode !== undefined){
let data20 = data.sourceFundingMode;
const _errs39 = errors;
if(!(validate16(data20, {instancePath:instancePath+"/sourceFundingMode",parentData:data,parentDataProperty:"sourceFundingMode",rootData}))){
vErrors = vErrors === null ? validate16.errors : joined(vErrors, validate16.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs39 === errors;
}
if(data.requestedDestinationId !== undefined){
let data21 = data.requestedDestinationId;
const _errs40 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
const err51 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/type",keyword:"type",params:{type: schema10.properties.requestedDestinationId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs41 = errors;
var valid0 = _errs40 === errors;
}
if(data.selectedRouteQuoteId !== undefined){
let data22 = data.selectedRouteQuoteId;
const _errs42 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
const err52 = {instancePath:instancePath+"/selectedRouteQuoteId",schemaPath:"#/properties/selectedRouteQuoteId/type",keyword:"type",params:{type: schema10.properties.selectedRouteQuoteId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs43 = errors;
var valid0 = _errs42 === errors;
}
if(data.speedPreference !== undefined){
let data23 = data.speedPreference;
const _errs44 = errors;
const _errs45 = errors;
let valid2 = false;
const _errs46 = errors;
if(!(validate17(data23, {instancePath:instancePath+"/speedPreference",parentData:data,parentDataProperty:"speedPreference",rootData}))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs46 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs47 = errors;
if(data23 !== null){
const err53 = {instancePath:instancePath+"/speedPreference",schemaPath:"#/properties/speedPreference/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs48 = errors;
var _valid1 = _errs47 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
const err54 = {instancePath:instancePath+"/speedPreference",schemaPath:"#/properties/speedPreference/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs44 === errors;
}
if(data.maximumFeeMinor !== undefined){
let data24 = data.maximumFeeMinor;
const _errs49 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
const err55 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/type",keyword:"type",params:{type: schema10.properties.maximumFeeMinor.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs50 = errors;
if(typeof data24 === "string"){
if(!pattern0.test(data24)){
const err56 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid0 = _errs49 === errors;
}
if(data.allowedRails !== undefined){
let data25 = data.allowedRails;
const _errs51 = errors;
if((!(Array.isArray(data25))) && (data25 !== null)){
const err57 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/type",keyword:"type",params:{type: schema10.properties.allowedRails.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs52 = errors;
if(Array.isArray(data25)){
let valid3 = true;
const before0 = errors;
const end0 = data25.length;
for(let i0=0; i0<end0; i0++){
let data26 = data25[i0];
const _errs53 = errors;
if(!(validate10(data26, {instancePath:instancePath+"/allowedRails/" + i0,parentData:data25,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
else {
}
var valid4 = _errs53 === errors;
if(!valid4){
valid3 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
var valid0 = _errs51 === errors;
}
if(data.holdReasons !== undefined){
let data27 = data.holdReasons;
const _errs54 = errors;
const _errs55 = errors;
if(Array.isArray(data27)){
let valid5 = true;
const before1 = errors;
const end1 = data27.length;
for(let i1=0; i1<end1; i1++){
let data28 = data27[i1];
const _errs56 = errors;
if(!(validate19(data28, {instancePath:instancePath+"/holdReasons/" + i1,parentData:data27,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate19.errors : joined(vErrors, validate19.errors);
errors = vErrors.length;
}
else {
}
var valid6 = _errs56 === errors;
if(!valid6){
valid5 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err58 = {instancePath:instancePath+"/holdReasons",schemaPath:"#/properties/holdReasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid0 = _errs54 === errors;
}
if(data.failureReason !== undefined){
let data29 = data.failureReason;
const _errs57 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
const err59 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema10.properties.failureReason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs58 = errors;
var valid0 = _errs57 === errors;
}
if(data.memo !== undefined){
let data30 = data.memo;
const _errs59 = errors;
if((typeof data30 !== "string") && (data30 !== null)){
const err60 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: schema10.properties.memo.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const _errs60 = errors;
var valid0 = _errs59 === errors;
}
if(data.clientReference !== undefined){
let data31 = data.clientReference;
const _errs61 = errors;
if(typeof data31 !== "string"){
const err61 = {instancePath:instancePath+"/clientReference",schemaPath:"#/properties/clientReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs62 = errors;
var valid0 = _errs61 === errors;
}
if(data.refundAddress !== undefined){
let data32 = data.refundAddress;
const _errs63 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
const err62 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/type",keyword:"type",params:{type: schema10.properties.refundAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs64 = errors;
var valid0 = _errs63 === errors;
}
if(data.approvalRequestId !== undefined){
let data33 = data.approvalRequestId;
const _errs65 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
const err63 = {instancePath:instancePath+"/approvalRequestId",schemaPath:"#/properties/approvalRequestId/type",keyword:"type",params:{type: schema10.properties.approvalRequestId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const _errs66 = errors;
var valid0 = _errs65 === errors;
}
if(data.fundingInstructions !== undefined){
let data34 = data.fundingInstructions;
const _errs67 = errors;
const _errs68 = errors;
let valid7 = false;
const _errs69 = errors;
if(!(validate20(data34, {instancePath:instancePath+"/fundingInstructions",parentData:data,parentDataProperty:"fundingInstructions",rootData}))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
else {
}
var _valid2 = _errs69 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs70 = errors;
if(data34 !== null){
const err64 = {instancePath:instancePath+"/fundingInstructions",schemaPath:"#/properties/fundingInstructions/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
const _errs71 = errors;
var _valid2 = _errs70 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
}
}
if(!valid7){
const err65 = {instancePath:instancePath+"/fundingInstructions",schemaPath:"#/properties/fundingInstructions/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
if(data.deliveredAt !== undefined){
let data35 = data.deliveredAt;
const _errs72 = errors;
if((typeof data35 !== "string") && (data35 !== null)){
const err66 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type: schema10.properties.deliveredAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const _errs73 = errors;
if((typeof data35 == "number") && (isFinite(data35))){
}
if(typeof data35 === "string"){
if(!(formats0(data35))){
const err67 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
var valid0 = _errs72 === errors;
}
if(data.canceledAt !== undefined){
let data36 = data.canceledAt;
const _errs74 = errors;
if((typeof data36 !== "string") && (data36 !== null)){
const err68 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/type",keyword:"type",params:{type: schema10.properties.canceledAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const _errs75 = errors;
if((typeof data36 == "number") && (isFinite(data36))){
}
if(typeof data36 === "string"){
if(!(formats0(data36))){
const err69 = {instancePath:instancePath+"/canceledAt",schemaPath:"#/properties/canceledAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var valid0 = _errs74 === errors;
}
if(data.refundedAt !== undefined){
let data37 = data.refundedAt;
const _errs76 = errors;
if((typeof data37 !== "string") && (data37 !== null)){
const err70 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/type",keyword:"type",params:{type: schema10.properties.refundedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const _errs77 = errors;
if((typeof data37 == "number") && (isFinite(data37))){
}
if(typeof data37 === "string"){
if(!(formats0(data37))){
const err71 = {instancePath:instancePath+"/refundedAt",schemaPath:"#/properties/refundedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var valid0 = _errs76 === errors;
}
if(data.createdAt !== undefined){
let data38 = data.createdAt;
const _errs78 = errors;
const _errs79 = errors;
if((typeof data38 == "number") && (isFinite(data38))){
}
if(typeof data38 === "string"){
if(!(formats0(data38))){
const err72 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var valid0 = _errs78 === errors;
}
if(data.updatedAt !== undefined){
let data39 = data.updatedAt;
const _errs80 = errors;
const _errs81 = errors;
if((typeof data39 == "number") && (isFinite(data39))){
}
if(typeof data39 === "string"){
if(!(formats0(data39))){
const err74 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var valid0 = _errs80 === errors;
}
}
else {
const err76 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : joined(vErrors, validate29.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : joined(vErrors, validate22.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate28.errors = vErrors;
return errors === 0;
}

export { validate6 as PaymentAmount };

export { validate9 as PaymentDelivery };

export { validate45 as PaymentList };

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payments === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payments"},message:"must have required property '"+"payments"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "payments")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payments !== undefined){
let data0 = data.payments;
const _errs2 = errors;
const _errs3 = errors;
if(Array.isArray(data0)){
let valid1 = true;
const before0 = errors;
const end0 = data0.length;
for(let i0=0; i0<end0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate28(data1, {instancePath:instancePath+"/payments/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
else {
}
var valid2 = _errs4 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

export { validate12 as PaymentPurpose };

export { validate4 as PaymentRecipient };

export { validate1 as PaymentStatus };

export { validate26 as SafeTransaction };

export { validate29 as UnifiedPayment };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
