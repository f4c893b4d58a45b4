// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
import { VoteDecision as validate2 } from '../bodies/approvals.js';
import { FundingMode as validate23 } from '../bodies/offramp.js';
import { Rail as validate26 } from '../bodies/offramp.js';
import { PaymentEnvelope as validate30 } from '../bodies/offramp.js';
import { TokenAsset as validate42 } from '../bodies/wallets.js';
export { validate0 as AddressDestination };
const pattern0 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.address === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.chainId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chainId"},message:"must have required property '"+"chainId"+"'"};
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
if(!(((key0 === "type") || (key0 === "address")) || (key0 === "chainId"))){
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
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs3 = errors;
if("address" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "address"},message:"must be equal to constant"};
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
if(data.address !== undefined){
let data1 = data.address;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.chainId !== undefined){
let data2 = data.chainId;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs7 = errors;
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
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as ApprovePaymentRequest };
const pattern1 = new RegExp("^0x([0-9a-fA-F]{2}){65,4096}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "decision") || (key0 === "signature"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.decision !== undefined){
let data0 = data.decision;
const _errs2 = errors;
if(!(validate2(data0, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.signature !== undefined){
let data1 = data.signature;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err1 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/pattern",keyword:"pattern",params:{pattern: "^0x([0-9a-fA-F]{2}){65,4096}$"},message:"must match pattern \""+"^0x([0-9a-fA-F]{2}){65,4096}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs3 === errors;
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
validate1.errors = vErrors;
return errors === 0;
}

export { validate3 as CreateIntentPaymentRequest };
const schema2 = {"type":"object","description":"A payment intent: the recipient, the amount and the limits. The service finds the routes.","additionalProperties":false,"required":["recipient","amount"],"dependentRequired":{"clientReferenceUnique":["clientReference"]},"properties":{"recipient":{"description":"Who is paid, by exactly one of the fields.","$ref":"IntentRecipient"},"amount":{"description":"The amount to pay, in USD.","$ref":"IntentAmount"},"funding":{"description":"The source of the money.","$ref":"IntentFunding"},"delivery":{"description":"The sender's preferences for the delivery.","$ref":"IntentDelivery"},"purpose":{"description":"The purpose of the payment.","$ref":"IntentPurpose"},"envelope":{"anyOf":[{"imported":"PaymentEnvelope"},{"type":"object"}],"description":"A signed payment envelope, for DID recipients only. Every error in it is refused with ENVELOPE_INVALID."},"memo":{"type":"string","maxLength":500,"description":"Plain text for both parties. It takes precedence over `purpose.memo`."},"clientReference":{"type":"string","pattern":"^[\\x20-\\x7E]{1,100}$","description":"Your own reference of the payment, such as an order number: 1 to 100 printable ASCII characters. It is returned only to you, the sender, and lists can be filtered by it. It does not have to be unique, unless you send `clientReferenceUnique`.","examples":["order-1042"]},"clientReferenceUnique":{"type":"boolean","description":"True to refuse the request with CLIENT_REFERENCE_TAKEN if another payment of yours has the same `clientReference` and was created with this field, whatever its status is.","default":false},"metadata":{"type":"object","maxProperties":50,"propertyNames":{"minLength":1,"maxLength":40},"additionalProperties":true,"description":"Your own data, returned exactly as it was sent: at most 50 keys of 1 to 40 characters, nested at most 3 levels deep, 8 KiB in total."},"idempotencyKey":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[ -~]+$","description":"The idempotency key, if it is not sent as a header. If both are sent, they have to be equal."},"requestedDestinationId":{"type":"string","minLength":1,"maxLength":64,"description":"Id of one of the recipient's ACTIVE destinations; any of them by default."}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = module0.default;
const schema3 = {"type":"object","description":"The recipient. Send exactly one of the fields.","allOf":[{"properties":{"did":{"not":{"type":"null"}},"phoneNumber":{"not":{"type":"null"}},"email":{"not":{"type":"null"}},"identityId":{"not":{"type":"null"}},"handle":{"not":{"type":"null"}},"walletAddress":{"not":{"type":"null"}}}},{"properties":{"did":true,"phoneNumber":true,"email":true,"identityId":true,"handle":true,"walletAddress":true},"additionalProperties":false},{"anyOf":[{"required":["did"]},{"required":["phoneNumber"]},{"required":["email"]},{"required":["identityId"]},{"required":["handle"]},{"required":["walletAddress"]}]},{"not":{"type":"object","anyOf":[{"required":["did","phoneNumber"]},{"required":["did","email"]},{"required":["did","identityId"]},{"required":["did","handle"]},{"required":["did","walletAddress"]},{"required":["phoneNumber","email"]},{"required":["phoneNumber","identityId"]},{"required":["phoneNumber","handle"]},{"required":["phoneNumber","walletAddress"]},{"required":["email","identityId"]},{"required":["email","handle"]},{"required":["email","walletAddress"]},{"required":["identityId","handle"]},{"required":["identityId","walletAddress"]},{"required":["handle","walletAddress"]}]}},{"if":{"required":["did"],"not":{"anyOf":[{"required":["phoneNumber"]},{"required":["email"]},{"required":["identityId"]},{"required":["handle"]},{"required":["walletAddress"]}]},"propertyNames":{"enum":["did","phoneNumber","email","identityId","handle","walletAddress"]}},"then":{"$ref":"IntentDidRecipient"}},{"if":{"required":["phoneNumber"],"not":{"anyOf":[{"required":["did"]},{"required":["email"]},{"required":["identityId"]},{"required":["handle"]},{"required":["walletAddress"]}]},"propertyNames":{"enum":["did","phoneNumber","email","identityId","handle","walletAddress"]}},"then":{"$ref":"IntentPhoneRecipient"}},{"if":{"required":["email"],"not":{"anyOf":[{"required":["did"]},{"required":["phoneNumber"]},{"required":["identityId"]},{"required":["handle"]},{"required":["walletAddress"]}]},"propertyNames":{"enum":["did","phoneNumber","email","identityId","handle","walletAddress"]}},"then":{"$ref":"IntentEmailRecipient"}},{"if":{"required":["identityId"],"not":{"anyOf":[{"required":["did"]},{"required":["phoneNumber"]},{"required":["email"]},{"required":["handle"]},{"required":["walletAddress"]}]},"propertyNames":{"enum":["did","phoneNumber","email","identityId","handle","walletAddress"]}},"then":{"$ref":"IntentIdentityRecipient"}},{"if":{"required":["handle"],"not":{"anyOf":[{"required":["did"]},{"required":["phoneNumber"]},{"required":["email"]},{"required":["identityId"]},{"required":["walletAddress"]}]},"propertyNames":{"enum":["did","phoneNumber","email","identityId","handle","walletAddress"]}},"then":{"$ref":"IntentHandleRecipient"}},{"if":{"required":["walletAddress"],"not":{"anyOf":[{"required":["did"]},{"required":["phoneNumber"]},{"required":["email"]},{"required":["identityId"]},{"required":["handle"]}]},"propertyNames":{"enum":["did","phoneNumber","email","identityId","handle","walletAddress"]}},"then":{"$ref":"IntentWalletAddressRecipient"}}]};
const pattern2 = new RegExp("^(?!did:(?!payid:)[^:]+:)", "u");
const pattern3 = new RegExp("^(did:payid:[0-9a-f]{64}|did:(?!payid:)[^:]+:.*)$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data === "string"){
if(func1(data) > 253){
const err0 = {instancePath,schemaPath:"#/allOf/0/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/allOf/0/pattern",keyword:"pattern",params:{pattern: "^(?!did:(?!payid:)[^:]+:)"},message:"must match pattern \""+"^(?!did:(?!payid:)[^:]+:)"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/allOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs1 === errors;
if(typeof data === "string"){
if(func1(data) > 253){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data) < 1){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern3.test(data)){
const err5 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(did:payid:[0-9a-f]{64}|did:(?!payid:)[^:]+:.*)$"},message:"must match pattern \""+"^(did:payid:[0-9a-f]{64}|did:(?!payid:)[^:]+:.*)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.did === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "did"},message:"must have required property '"+"did"+"'"};
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
if(!(key0 === "did")){
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
if(data.did !== undefined){
let data0 = data.did;
const _errs2 = errors;
if(!(validate6(data0, {instancePath:instancePath+"/did",parentData:data,parentDataProperty:"did",rootData}))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phoneNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phoneNumber"},message:"must have required property '"+"phoneNumber"+"'"};
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
if(!(key0 === "phoneNumber")){
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
if(data.phoneNumber !== undefined){
let data0 = data.phoneNumber;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
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
if(!(key0 === "email")){
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
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate11.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identityId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identityId"},message:"must have required property '"+"identityId"+"'"};
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
if(!(key0 === "identityId")){
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
if(data.identityId !== undefined){
let data0 = data.identityId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/identityId",schemaPath:"#/properties/identityId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/identityId",schemaPath:"#/properties/identityId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/identityId",schemaPath:"#/properties/identityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate13.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^@?[a-z0-9][a-z0-9-]{2,31}$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"},message:"must have required property '"+"handle"+"'"};
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
if(!(key0 === "handle")){
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
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err2 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/pattern",keyword:"pattern",params:{pattern: "^@?[a-z0-9][a-z0-9-]{2,31}$"},message:"must match pattern \""+"^@?[a-z0-9][a-z0-9-]{2,31}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.walletAddress === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "walletAddress"},message:"must have required property '"+"walletAddress"+"'"};
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
if(!(key0 === "walletAddress")){
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
if(data.walletAddress !== undefined){
let data0 = data.walletAddress;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/walletAddress",schemaPath:"#/properties/walletAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
const _errs4 = errors;
const err3 = {instancePath:instancePath+"/walletAddress",schemaPath:"#/properties/walletAddress/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
var valid0 = _errs2 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.did !== undefined){
let data0 = data.did;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data0 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs5 = errors;
if(errors === _errs4){
}
var valid2 = _errs4 === errors;
if(valid2){
const err2 = {instancePath:instancePath+"/did",schemaPath:"#/allOf/0/properties/did/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
}
if(data.phoneNumber !== undefined){
let data1 = data.phoneNumber;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
if(data1 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs9 = errors;
if(errors === _errs8){
}
var valid3 = _errs8 === errors;
if(valid3){
const err4 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/allOf/0/properties/phoneNumber/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs6 === errors;
}
if(data.email !== undefined){
let data2 = data.email;
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
if(data2 !== null){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs13 = errors;
if(errors === _errs12){
}
var valid4 = _errs12 === errors;
if(valid4){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/allOf/0/properties/email/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs10 === errors;
}
if(data.identityId !== undefined){
let data3 = data.identityId;
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
if(data3 !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs17 = errors;
if(errors === _errs16){
}
var valid5 = _errs16 === errors;
if(valid5){
const err8 = {instancePath:instancePath+"/identityId",schemaPath:"#/allOf/0/properties/identityId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs14 === errors;
}
if(data.handle !== undefined){
let data4 = data.handle;
const _errs18 = errors;
const _errs19 = errors;
const _errs20 = errors;
if(data4 !== null){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var valid6 = _errs20 === errors;
if(valid6){
const err10 = {instancePath:instancePath+"/handle",schemaPath:"#/allOf/0/properties/handle/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs18 === errors;
}
if(data.walletAddress !== undefined){
let data5 = data.walletAddress;
const _errs22 = errors;
const _errs23 = errors;
const _errs24 = errors;
if(data5 !== null){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs25 = errors;
if(errors === _errs24){
}
var valid7 = _errs24 === errors;
if(valid7){
const err12 = {instancePath:instancePath+"/walletAddress",schemaPath:"#/allOf/0/properties/walletAddress/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs22 === errors;
}
}
var valid0 = _errs1 === errors;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs27 = errors;
for(const key0 in data){
if(!((((((key0 === "did") || (key0 === "phoneNumber")) || (key0 === "email")) || (key0 === "identityId")) || (key0 === "handle")) || (key0 === "walletAddress"))){
const err13 = {instancePath,schemaPath:"#/allOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
var valid0 = _errs26 === errors;
const _errs28 = errors;
const _errs29 = errors;
let valid8 = false;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.did === undefined){
const err14 = {instancePath,schemaPath:"#/allOf/2/anyOf/0/required",keyword:"required",params:{missingProperty: "did"},message:"must have required property '"+"did"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs30 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phoneNumber === undefined){
const err15 = {instancePath,schemaPath:"#/allOf/2/anyOf/1/required",keyword:"required",params:{missingProperty: "phoneNumber"},message:"must have required property '"+"phoneNumber"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid0 = _errs31 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err16 = {instancePath,schemaPath:"#/allOf/2/anyOf/2/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid0 = _errs32 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identityId === undefined){
const err17 = {instancePath,schemaPath:"#/allOf/2/anyOf/3/required",keyword:"required",params:{missingProperty: "identityId"},message:"must have required property '"+"identityId"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid0 = _errs33 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.handle === undefined){
const err18 = {instancePath,schemaPath:"#/allOf/2/anyOf/4/required",keyword:"required",params:{missingProperty: "handle"},message:"must have required property '"+"handle"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs34 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.walletAddress === undefined){
const err19 = {instancePath,schemaPath:"#/allOf/2/anyOf/5/required",keyword:"required",params:{missingProperty: "walletAddress"},message:"must have required property '"+"walletAddress"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid0 = _errs35 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
}
}
}
}
}
}
if(!valid8){
const err20 = {instancePath,schemaPath:"#/allOf/2/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
const _errs36 = errors;
const _errs37 = errors;
const _errs38 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs39 = errors;
const _errs40 = errors;
let valid10 = false;
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.did === undefined) && (missing0 = "did")) || ((data.phoneNumber === undefined) && (missing0 = "phoneNumber"))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
}
}
if(errors === _errs41){
}
var _valid1 = _errs41 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.did === undefined) && (missing1 = "did")) || ((data.email === undefined) && (missing1 = "email"))){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
}
}
if(errors === _errs42){
}
var _valid1 = _errs42 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.did === undefined) && (missing2 = "did")) || ((data.identityId === undefined) && (missing2 = "identityId"))){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
}
}
if(errors === _errs43){
}
var _valid1 = _errs43 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.did === undefined) && (missing3 = "did")) || ((data.handle === undefined) && (missing3 = "handle"))){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
}
}
if(errors === _errs44){
}
var _valid1 = _errs44 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs45 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.did === undefined) && (missing4 = "did")) || ((data.walletAddress === undefined) && (missing4 = "walletAddress"))){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
}
}
if(errors === _errs45){
}
var _valid1 = _errs45 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.phoneNumber === undefined) && (missing5 = "phoneNumber")) || ((data.email === undefined) && (missing5 = "email"))){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
}
}
if(errors === _errs46){
}
var _valid1 = _errs46 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs47 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.phoneNumber === undefined) && (missing6 = "phoneNumber")) || ((data.identityId === undefined) && (missing6 = "identityId"))){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
}
}
if(errors === _errs47){
}
var _valid1 = _errs47 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs48 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((data.phoneNumber === undefined) && (missing7 = "phoneNumber")) || ((data.handle === undefined) && (missing7 = "handle"))){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
}
}
if(errors === _errs48){
}
var _valid1 = _errs48 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((data.phoneNumber === undefined) && (missing8 = "phoneNumber")) || ((data.walletAddress === undefined) && (missing8 = "walletAddress"))){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
}
}
if(errors === _errs49){
}
var _valid1 = _errs49 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs50 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((data.email === undefined) && (missing9 = "email")) || ((data.identityId === undefined) && (missing9 = "identityId"))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
}
}
if(errors === _errs50){
}
var _valid1 = _errs50 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.email === undefined) && (missing10 = "email")) || ((data.handle === undefined) && (missing10 = "handle"))){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
}
}
if(errors === _errs51){
}
var _valid1 = _errs51 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs52 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if(((data.email === undefined) && (missing11 = "email")) || ((data.walletAddress === undefined) && (missing11 = "walletAddress"))){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
}
}
if(errors === _errs52){
}
var _valid1 = _errs52 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs53 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if(((data.identityId === undefined) && (missing12 = "identityId")) || ((data.handle === undefined) && (missing12 = "handle"))){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
}
}
if(errors === _errs53){
}
var _valid1 = _errs53 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs54 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if(((data.identityId === undefined) && (missing13 = "identityId")) || ((data.walletAddress === undefined) && (missing13 = "walletAddress"))){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
}
}
if(errors === _errs54){
}
var _valid1 = _errs54 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs55 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if(((data.handle === undefined) && (missing14 = "handle")) || ((data.walletAddress === undefined) && (missing14 = "walletAddress"))){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
}
}
if(errors === _errs55){
}
var _valid1 = _errs55 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid10){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
if(errors === _errs38){
}
var valid9 = _errs38 === errors;
if(valid9){
const err38 = {instancePath,schemaPath:"#/allOf/3/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
const _errs56 = errors;
const _errs57 = errors;
let valid11 = true;
const _errs58 = errors;
const _errs59 = errors;
const _errs60 = errors;
const _errs61 = errors;
let valid13 = false;
const _errs62 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.phoneNumber === undefined) && (missing15 = "phoneNumber")){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
}
}
if(errors === _errs62){
}
var _valid3 = _errs62 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const _errs63 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.email === undefined) && (missing16 = "email")){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
}
}
if(errors === _errs63){
}
var _valid3 = _errs63 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const _errs64 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.identityId === undefined) && (missing17 = "identityId")){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
}
}
if(errors === _errs64){
}
var _valid3 = _errs64 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const _errs65 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if((data.handle === undefined) && (missing18 = "handle")){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
}
}
if(errors === _errs65){
}
var _valid3 = _errs65 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const _errs66 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if((data.walletAddress === undefined) && (missing19 = "walletAddress")){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
}
}
if(errors === _errs66){
}
var _valid3 = _errs66 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
}
}
}
}
}
if(!valid13){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
if(errors === _errs60){
}
var valid12 = _errs60 === errors;
if(valid12){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
if(errors === _errs58){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing20;
if((data.did === undefined) && (missing20 = "did")){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
for(const key1 in data){
const _errs67 = errors;
const vSchema0 = schema3.allOf[4].if.propertyNames.enum;
if(!((((((key1 === "did") || (key1 === "phoneNumber")) || (key1 === "email")) || (key1 === "identityId")) || (key1 === "handle")) || (key1 === "walletAddress"))){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
}
if(errors === _errs67){
}
var valid14 = _errs67 === errors;
if(!valid14){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
break;
}
}
if(valid14){
}
}
}
if(errors === _errs58){
}
}
var _valid2 = _errs58 === errors;
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs68 = errors;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
else {
}
var _valid2 = _errs68 === errors;
valid11 = _valid2;
}
if(!valid11){
const err49 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid0 = _errs56 === errors;
const _errs69 = errors;
const _errs70 = errors;
let valid15 = true;
const _errs71 = errors;
const _errs72 = errors;
const _errs73 = errors;
const _errs74 = errors;
let valid17 = false;
const _errs75 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing21;
if((data.did === undefined) && (missing21 = "did")){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
}
}
if(errors === _errs75){
}
var _valid5 = _errs75 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs76 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing22;
if((data.email === undefined) && (missing22 = "email")){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
}
}
if(errors === _errs76){
}
var _valid5 = _errs76 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs77 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing23;
if((data.identityId === undefined) && (missing23 = "identityId")){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
}
}
if(errors === _errs77){
}
var _valid5 = _errs77 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs78 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing24;
if((data.handle === undefined) && (missing24 = "handle")){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
}
}
if(errors === _errs78){
}
var _valid5 = _errs78 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs79 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing25;
if((data.walletAddress === undefined) && (missing25 = "walletAddress")){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
}
}
if(errors === _errs79){
}
var _valid5 = _errs79 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
}
}
}
}
}
if(!valid17){
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
if(errors === _errs73){
}
var valid16 = _errs73 === errors;
if(valid16){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
if(errors === _errs71){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing26;
if((data.phoneNumber === undefined) && (missing26 = "phoneNumber")){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
for(const key2 in data){
const _errs80 = errors;
const vSchema1 = schema3.allOf[5].if.propertyNames.enum;
if(!((((((key2 === "did") || (key2 === "phoneNumber")) || (key2 === "email")) || (key2 === "identityId")) || (key2 === "handle")) || (key2 === "walletAddress"))){
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
}
if(errors === _errs80){
}
var valid18 = _errs80 === errors;
if(!valid18){
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
break;
}
}
if(valid18){
}
}
}
if(errors === _errs71){
}
}
var _valid4 = _errs71 === errors;
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs81 = errors;
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
else {
}
var _valid4 = _errs81 === errors;
valid15 = _valid4;
}
if(!valid15){
const err60 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid0 = _errs69 === errors;
const _errs82 = errors;
const _errs83 = errors;
let valid19 = true;
const _errs84 = errors;
const _errs85 = errors;
const _errs86 = errors;
const _errs87 = errors;
let valid21 = false;
const _errs88 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing27;
if((data.did === undefined) && (missing27 = "did")){
const err61 = {};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
else {
}
}
if(errors === _errs88){
}
var _valid7 = _errs88 === errors;
valid21 = valid21 || _valid7;
if(!valid21){
const _errs89 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing28;
if((data.phoneNumber === undefined) && (missing28 = "phoneNumber")){
const err62 = {};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
}
}
if(errors === _errs89){
}
var _valid7 = _errs89 === errors;
valid21 = valid21 || _valid7;
if(!valid21){
const _errs90 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing29;
if((data.identityId === undefined) && (missing29 = "identityId")){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
else {
}
}
if(errors === _errs90){
}
var _valid7 = _errs90 === errors;
valid21 = valid21 || _valid7;
if(!valid21){
const _errs91 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing30;
if((data.handle === undefined) && (missing30 = "handle")){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
}
}
if(errors === _errs91){
}
var _valid7 = _errs91 === errors;
valid21 = valid21 || _valid7;
if(!valid21){
const _errs92 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing31;
if((data.walletAddress === undefined) && (missing31 = "walletAddress")){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
}
}
if(errors === _errs92){
}
var _valid7 = _errs92 === errors;
valid21 = valid21 || _valid7;
if(!valid21){
}
}
}
}
}
if(!valid21){
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
if(errors === _errs86){
}
var valid20 = _errs86 === errors;
if(valid20){
const err67 = {};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
if(errors === _errs84){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing32;
if((data.email === undefined) && (missing32 = "email")){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
for(const key3 in data){
const _errs93 = errors;
const vSchema2 = schema3.allOf[6].if.propertyNames.enum;
if(!((((((key3 === "did") || (key3 === "phoneNumber")) || (key3 === "email")) || (key3 === "identityId")) || (key3 === "handle")) || (key3 === "walletAddress"))){
const err69 = {};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
}
if(errors === _errs93){
}
var valid22 = _errs93 === errors;
if(!valid22){
const err70 = {};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
break;
}
}
if(valid22){
}
}
}
if(errors === _errs84){
}
}
var _valid6 = _errs84 === errors;
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs94 = errors;
if(!(validate11(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
else {
}
var _valid6 = _errs94 === errors;
valid19 = _valid6;
}
if(!valid19){
const err71 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var valid0 = _errs82 === errors;
const _errs95 = errors;
const _errs96 = errors;
let valid23 = true;
const _errs97 = errors;
const _errs98 = errors;
const _errs99 = errors;
const _errs100 = errors;
let valid25 = false;
const _errs101 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing33;
if((data.did === undefined) && (missing33 = "did")){
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
else {
}
}
if(errors === _errs101){
}
var _valid9 = _errs101 === errors;
valid25 = valid25 || _valid9;
if(!valid25){
const _errs102 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing34;
if((data.phoneNumber === undefined) && (missing34 = "phoneNumber")){
const err73 = {};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
}
}
if(errors === _errs102){
}
var _valid9 = _errs102 === errors;
valid25 = valid25 || _valid9;
if(!valid25){
const _errs103 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing35;
if((data.email === undefined) && (missing35 = "email")){
const err74 = {};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
else {
}
}
if(errors === _errs103){
}
var _valid9 = _errs103 === errors;
valid25 = valid25 || _valid9;
if(!valid25){
const _errs104 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing36;
if((data.handle === undefined) && (missing36 = "handle")){
const err75 = {};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
}
}
if(errors === _errs104){
}
var _valid9 = _errs104 === errors;
valid25 = valid25 || _valid9;
if(!valid25){
const _errs105 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing37;
if((data.walletAddress === undefined) && (missing37 = "walletAddress")){
const err76 = {};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
}
}
if(errors === _errs105){
}
var _valid9 = _errs105 === errors;
valid25 = valid25 || _valid9;
if(!valid25){
}
}
}
}
}
if(!valid25){
const err77 = {};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
}
if(errors === _errs99){
}
var valid24 = _errs99 === errors;
if(valid24){
const err78 = {};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
else {
errors = _errs98;
if(vErrors !== null){
if(_errs98){
vErrors.length = _errs98;
}
else {
vErrors = null;
}
}
}
if(errors === _errs97){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing38;
if((data.identityId === undefined) && (missing38 = "identityId")){
const err79 = {};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
else {
for(const key4 in data){
const _errs106 = errors;
const vSchema3 = schema3.allOf[7].if.propertyNames.enum;
if(!((((((key4 === "did") || (key4 === "phoneNumber")) || (key4 === "email")) || (key4 === "identityId")) || (key4 === "handle")) || (key4 === "walletAddress"))){
const err80 = {};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
}
if(errors === _errs106){
}
var valid26 = _errs106 === errors;
if(!valid26){
const err81 = {};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
break;
}
}
if(valid26){
}
}
}
if(errors === _errs97){
}
}
var _valid8 = _errs97 === errors;
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs107 = errors;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : joined(vErrors, validate13.errors);
errors = vErrors.length;
}
else {
}
var _valid8 = _errs107 === errors;
valid23 = _valid8;
}
if(!valid23){
const err82 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var valid0 = _errs95 === errors;
const _errs108 = errors;
const _errs109 = errors;
let valid27 = true;
const _errs110 = errors;
const _errs111 = errors;
const _errs112 = errors;
const _errs113 = errors;
let valid29 = false;
const _errs114 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing39;
if((data.did === undefined) && (missing39 = "did")){
const err83 = {};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
else {
}
}
if(errors === _errs114){
}
var _valid11 = _errs114 === errors;
valid29 = valid29 || _valid11;
if(!valid29){
const _errs115 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing40;
if((data.phoneNumber === undefined) && (missing40 = "phoneNumber")){
const err84 = {};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
}
}
if(errors === _errs115){
}
var _valid11 = _errs115 === errors;
valid29 = valid29 || _valid11;
if(!valid29){
const _errs116 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing41;
if((data.email === undefined) && (missing41 = "email")){
const err85 = {};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
}
}
if(errors === _errs116){
}
var _valid11 = _errs116 === errors;
valid29 = valid29 || _valid11;
if(!valid29){
const _errs117 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing42;
if((data.identityId === undefined) && (missing42 = "identityId")){
const err86 = {};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
}
}
if(errors === _errs117){
}
var _valid11 = _errs117 === errors;
valid29 = valid29 || _valid11;
if(!valid29){
const _errs118 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing43;
if((data.walletAddress === undefined) && (missing43 = "walletAddress")){
const err87 = {};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
else {
}
}
if(errors === _errs118){
}
var _valid11 = _errs118 === errors;
valid29 = valid29 || _valid11;
if(!valid29){
}
}
}
}
}
if(!valid29){
const err88 = {};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
if(errors === _errs112){
}
var valid28 = _errs112 === errors;
if(valid28){
const err89 = {};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
else {
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
}
if(errors === _errs110){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing44;
if((data.handle === undefined) && (missing44 = "handle")){
const err90 = {};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
else {
for(const key5 in data){
const _errs119 = errors;
const vSchema4 = schema3.allOf[8].if.propertyNames.enum;
if(!((((((key5 === "did") || (key5 === "phoneNumber")) || (key5 === "email")) || (key5 === "identityId")) || (key5 === "handle")) || (key5 === "walletAddress"))){
const err91 = {};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
else {
}
if(errors === _errs119){
}
var valid30 = _errs119 === errors;
if(!valid30){
const err92 = {};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
break;
}
}
if(valid30){
}
}
}
if(errors === _errs110){
}
}
var _valid10 = _errs110 === errors;
errors = _errs109;
if(vErrors !== null){
if(_errs109){
vErrors.length = _errs109;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs120 = errors;
if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate15.errors : joined(vErrors, validate15.errors);
errors = vErrors.length;
}
else {
}
var _valid10 = _errs120 === errors;
valid27 = _valid10;
}
if(!valid27){
const err93 = {instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var valid0 = _errs108 === errors;
const _errs121 = errors;
const _errs122 = errors;
let valid31 = true;
const _errs123 = errors;
const _errs124 = errors;
const _errs125 = errors;
const _errs126 = errors;
let valid33 = false;
const _errs127 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing45;
if((data.did === undefined) && (missing45 = "did")){
const err94 = {};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
else {
}
}
if(errors === _errs127){
}
var _valid13 = _errs127 === errors;
valid33 = valid33 || _valid13;
if(!valid33){
const _errs128 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing46;
if((data.phoneNumber === undefined) && (missing46 = "phoneNumber")){
const err95 = {};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
else {
}
}
if(errors === _errs128){
}
var _valid13 = _errs128 === errors;
valid33 = valid33 || _valid13;
if(!valid33){
const _errs129 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing47;
if((data.email === undefined) && (missing47 = "email")){
const err96 = {};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
else {
}
}
if(errors === _errs129){
}
var _valid13 = _errs129 === errors;
valid33 = valid33 || _valid13;
if(!valid33){
const _errs130 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing48;
if((data.identityId === undefined) && (missing48 = "identityId")){
const err97 = {};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
else {
}
}
if(errors === _errs130){
}
var _valid13 = _errs130 === errors;
valid33 = valid33 || _valid13;
if(!valid33){
const _errs131 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing49;
if((data.handle === undefined) && (missing49 = "handle")){
const err98 = {};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
else {
}
}
if(errors === _errs131){
}
var _valid13 = _errs131 === errors;
valid33 = valid33 || _valid13;
if(!valid33){
}
}
}
}
}
if(!valid33){
const err99 = {};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
else {
errors = _errs126;
if(vErrors !== null){
if(_errs126){
vErrors.length = _errs126;
}
else {
vErrors = null;
}
}
}
if(errors === _errs125){
}
var valid32 = _errs125 === errors;
if(valid32){
const err100 = {};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
else {
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
}
if(errors === _errs123){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing50;
if((data.walletAddress === undefined) && (missing50 = "walletAddress")){
const err101 = {};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
else {
for(const key6 in data){
const _errs132 = errors;
const vSchema5 = schema3.allOf[9].if.propertyNames.enum;
if(!((((((key6 === "did") || (key6 === "phoneNumber")) || (key6 === "email")) || (key6 === "identityId")) || (key6 === "handle")) || (key6 === "walletAddress"))){
const err102 = {};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
else {
}
if(errors === _errs132){
}
var valid34 = _errs132 === errors;
if(!valid34){
const err103 = {};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
break;
}
}
if(valid34){
}
}
}
if(errors === _errs123){
}
}
var _valid12 = _errs123 === errors;
errors = _errs122;
if(vErrors !== null){
if(_errs122){
vErrors.length = _errs122;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs133 = errors;
if(!(validate17(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate17.errors : joined(vErrors, validate17.errors);
errors = vErrors.length;
}
else {
}
var _valid12 = _errs133 === errors;
valid31 = _valid12;
}
if(!valid31){
const err104 = {instancePath,schemaPath:"#/allOf/9/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var valid0 = _errs121 === errors;
validate4.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","description":"The amount to pay, in USD.","additionalProperties":false,"required":["value","currency"],"properties":{"value":{"type":"string","pattern":"^(?!0(\\.0+)?$)((0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?|10{9}(\\.0{1,6})?)$","x-code":"INVALID_AMOUNT","description":"The amount: above zero, at most 1000000000, at most 6 fraction digits.","examples":["25.00"]},"currency":{"type":"string","enum":["USD"],"description":"Always USD."}}};
const pattern7 = new RegExp("^(?!0(\\.0+)?$)((0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?|10{9}(\\.0{1,6})?)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)((0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?|10{9}(\\.0{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)((0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?|10{9}(\\.0{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema11.properties.currency.enum;
if(!(data1 === "USD")){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema11.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "mode") || (key0 === "asset")) || (key0 === "network")) || (key0 === "chain")) || (key0 === "chainId")) || (key0 === "refundAddress"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
const _errs2 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData}))){
vErrors = vErrors === null ? validate23.errors : joined(vErrors, validate23.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.asset !== undefined){
let data1 = data.asset;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 16){
const err1 = {instancePath:instancePath+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data1) < 1){
const err2 = {instancePath:instancePath+"/asset",schemaPath:"#/properties/asset/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/asset",schemaPath:"#/properties/asset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs3 === errors;
}
if(data.network !== undefined){
let data2 = data.network;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 40){
const err4 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.chain !== undefined){
let data3 = data.chain;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err7 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.chainId !== undefined){
let data4 = data.chainId;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs10 = errors;
var valid0 = _errs9 === errors;
}
if(data.refundAddress !== undefined){
let data5 = data.refundAddress;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 128){
const err11 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data5) < 1){
const err12 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs11 === errors;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","description":"The sender's preferences for the delivery.","additionalProperties":false,"properties":{"preference":{"type":"string","enum":["instant","cheapest","standard"],"description":"How quotes are ranked: `instant` by delivery time first, `cheapest` and `standard`, the default, by fee first.","default":"standard"},"maximumFeeMinor":{"type":"string","pattern":"^(0|[1-9][0-9]{0,17})$","description":"The highest total fee, in minor units of the destination currency. A fee equal to it is allowed."},"allowedRails":{"type":"array","maxItems":16,"uniqueItems":true,"items":{"imported":"Rail"},"description":"The rails that may be used; empty or absent for all."}}};
const pattern8 = new RegExp("^(0|[1-9][0-9]{0,17})$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "preference") || (key0 === "maximumFeeMinor")) || (key0 === "allowedRails"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.preference !== undefined){
let data0 = data.preference;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/preference",schemaPath:"#/properties/preference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema13.properties.preference.enum;
if(!(((data0 === "instant") || (data0 === "cheapest")) || (data0 === "standard"))){
const err2 = {instancePath:instancePath+"/preference",schemaPath:"#/properties/preference/enum",keyword:"enum",params:{allowedValues: schema13.properties.preference.enum},message:"must be equal to one of the allowed values"};
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
if(data.maximumFeeMinor !== undefined){
let data1 = data.maximumFeeMinor;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err3 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,17})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,17})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.allowedRails !== undefined){
let data2 = data.allowedRails;
const _errs6 = errors;
const _errs7 = errors;
if(Array.isArray(data2)){
if(data2.length > 16){
const err5 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data2.length, 16);
for(let i0=0; i0<end0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate26(data3, {instancePath:instancePath+"/allowedRails/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : joined(vErrors, validate26.errors);
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
let valid3 = true;
const seen0 = new Set();
for(let i1=0; i1<Math.min(data2.length, 16); i1++){
if(seen0.has(data2[i1])){
const err6 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/uniqueItems",keyword:"uniqueItems",params:{i: i1},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
valid3 = false;
break;
}
else {
seen0.add(data2[i1]);
}
}
}
else {
const err7 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
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
validate25.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","description":"The purpose of the payment.","additionalProperties":false,"properties":{"type":{"type":"string","enum":["invoice","payroll","vendor","refund","other"],"description":"The kind of purpose."},"invoiceId":{"type":"string","minLength":1,"maxLength":64,"description":"Id of an invoice of the tenant, for reference. The payment does not settle it."},"memo":{"type":"string","maxLength":500,"description":"Plain text for both parties. It is used if the top-level `memo` is absent."}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "invoiceId")) || (key0 === "memo"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema14.properties.type.enum;
if(!(((((data0 === "invoice") || (data0 === "payroll")) || (data0 === "vendor")) || (data0 === "refund")) || (data0 === "other"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(data.invoiceId !== undefined){
let data1 = data.invoiceId;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err3 = {instancePath:instancePath+"/invoiceId",schemaPath:"#/properties/invoiceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/invoiceId",schemaPath:"#/properties/invoiceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/invoiceId",schemaPath:"#/properties/invoiceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.memo !== undefined){
let data2 = data.memo;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err6 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
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
validate28.errors = vErrors;
return errors === 0;
}

const pattern9 = new RegExp("^[\\x20-\\x7E]{1,100}$", "u");
const pattern10 = new RegExp("^[ -~]+$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recipient === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
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
if(!(func0.call(schema2.properties, key0))){
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
if(data.recipient !== undefined){
let data0 = data.recipient;
const _errs2 = errors;
if(!(validate4(data0, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData}))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
if(data.amount !== undefined){
let data1 = data.amount;
const _errs3 = errors;
if(!(validate20(data1, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate20.errors : joined(vErrors, validate20.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs3 === errors;
}
if(data.funding !== undefined){
let data2 = data.funding;
const _errs4 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/funding",parentData:data,parentDataProperty:"funding",rootData}))){
vErrors = vErrors === null ? validate22.errors : joined(vErrors, validate22.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.delivery !== undefined){
let data3 = data.delivery;
const _errs5 = errors;
if(!(validate25(data3, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validate25.errors : joined(vErrors, validate25.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs5 === errors;
}
if(data.purpose !== undefined){
let data4 = data.purpose;
const _errs6 = errors;
if(!(validate28(data4, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData}))){
vErrors = vErrors === null ? validate28.errors : joined(vErrors, validate28.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.envelope !== undefined){
let data5 = data.envelope;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate30(data5, {instancePath:instancePath+"/envelope",parentData:data,parentDataProperty:"envelope",rootData}))){
vErrors = vErrors === null ? validate30.errors : joined(vErrors, validate30.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err3 = {instancePath:instancePath+"/envelope",schemaPath:"#/properties/envelope/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs11 = errors;
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err4 = {instancePath:instancePath+"/envelope",schemaPath:"#/properties/envelope/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
if(data.memo !== undefined){
let data6 = data.memo;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err5 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.clientReference !== undefined){
let data7 = data.clientReference;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data7 === "string"){
if(!pattern9.test(data7)){
const err7 = {instancePath:instancePath+"/clientReference",schemaPath:"#/properties/clientReference/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7E]{1,100}$"},message:"must match pattern \""+"^[\\x20-\\x7E]{1,100}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/clientReference",schemaPath:"#/properties/clientReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.clientReferenceUnique !== undefined){
let data8 = data.clientReferenceUnique;
const _errs16 = errors;
if(typeof data8 !== "boolean"){
const err9 = {instancePath:instancePath+"/clientReferenceUnique",schemaPath:"#/properties/clientReferenceUnique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs17 = errors;
var valid0 = _errs16 === errors;
}
if(data.metadata !== undefined){
let data9 = data.metadata;
const _errs18 = errors;
const _errs19 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 50){
const err10 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data9){
const _errs20 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 40){
const err11 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(key1) < 1){
const err12 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid2 = _errs20 === errors;
if(!valid2){
const err13 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
const _errs21 = errors;
}
else {
const err14 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.idempotencyKey !== undefined){
let data10 = data.idempotencyKey;
const _errs22 = errors;
const _errs23 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 255){
const err15 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data10) < 1){
const err16 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern10.test(data10)){
const err17 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[ -~]+$"},message:"must match pattern \""+"^[ -~]+$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs22 === errors;
}
if(data.requestedDestinationId !== undefined){
let data11 = data.requestedDestinationId;
const _errs24 = errors;
const _errs25 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 64){
const err19 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data11) < 1){
const err20 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs24 === errors;
}
let missing0;
if(data.clientReferenceUnique !== undefined){
if(data.clientReference === undefined){
const err22 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "clientReferenceUnique",
    missingProperty: "clientReference",
    depsCount: 1,
    deps: "clientReference"},message:"must have property clientReference when property clientReferenceUnique is present"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export { validate31 as CreateLegacyPaymentRequest };
const schema16 = {"type":"object","description":"The destination of a legacy payment. `type` determines how the destination is given.","allOf":[{"required":["type"]},{"properties":{"type":{"enum":["handle","email","address","wallet"]}}},{"if":{"type":"object","required":["type"],"properties":{"type":{"const":"handle"}}},"then":{"$ref":"HandleDestination"}},{"if":{"type":"object","required":["type"],"properties":{"type":{"const":"email"}}},"then":{"$ref":"EmailDestination"}},{"if":{"type":"object","required":["type"],"properties":{"type":{"const":"address"}}},"then":{"$ref":"AddressDestination"}},{"if":{"type":"object","required":["type"],"properties":{"type":{"const":"wallet"}}},"then":{"$ref":"WalletDestination"}}]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.handle === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handle"},message:"must have required property '"+"handle"+"'"};
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
if(!((key0 === "type") || (key0 === "handle"))){
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
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs3 = errors;
if("handle" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "handle"},message:"must be equal to constant"};
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
if(data.handle !== undefined){
let data1 = data.handle;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err5 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/pattern",keyword:"pattern",params:{pattern: "^@?[a-z0-9][a-z0-9-]{2,31}$"},message:"must match pattern \""+"^@?[a-z0-9][a-z0-9-]{2,31}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
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
if(!((key0 === "type") || (key0 === "email"))){
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
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs3 = errors;
if("email" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "email"},message:"must be equal to constant"};
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
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern5.test(data1)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs4 === errors;
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
validate35.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.walletId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "walletId"},message:"must have required property '"+"walletId"+"'"};
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
if(!((key0 === "type") || (key0 === "walletId"))){
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
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs3 = errors;
if("wallet" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "wallet"},message:"must be equal to constant"};
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
if(data.walletId !== undefined){
let data1 = data.walletId;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err5 = {instancePath:instancePath+"/walletId",schemaPath:"#/properties/walletId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/walletId",schemaPath:"#/properties/walletId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/walletId",schemaPath:"#/properties/walletId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs4 === errors;
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
validate38.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
const vSchema0 = schema16.allOf[1].properties.type.enum;
if(!((((data0 === "handle") || (data0 === "email")) || (data0 === "address")) || (data0 === "wallet"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.allOf[1].properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs3 === errors;
}
}
var valid0 = _errs2 === errors;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs8 = errors;
if("handle" !== data1){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
}
if(errors === _errs8){
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
else {
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs6){
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : joined(vErrors, validate33.errors);
errors = vErrors.length;
}
else {
}
var _valid0 = _errs9 === errors;
valid2 = _valid0;
}
if(!valid2){
const err6 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
const _errs10 = errors;
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs14 = errors;
if("email" !== data2){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
}
if(errors === _errs14){
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
else {
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs12){
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate35.errors : joined(vErrors, validate35.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
}
if(!valid4){
const err10 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs10 === errors;
const _errs16 = errors;
const _errs17 = errors;
let valid6 = true;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.type !== undefined){
let data3 = data.type;
const _errs20 = errors;
if("address" !== data3){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
}
if(errors === _errs20){
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
if(valid7){
}
}
}
else {
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(errors === _errs18){
}
}
var _valid2 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs21 = errors;
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate0.errors : joined(vErrors, validate0.errors);
errors = vErrors.length;
}
else {
}
var _valid2 = _errs21 === errors;
valid6 = _valid2;
}
if(!valid6){
const err14 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs16 === errors;
const _errs22 = errors;
const _errs23 = errors;
let valid8 = true;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs24){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs26 = errors;
if("wallet" !== data4){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
}
if(errors === _errs26){
}
var valid9 = _errs26 === errors;
}
else {
var valid9 = true;
}
if(valid9){
}
}
}
else {
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(errors === _errs24){
}
}
var _valid3 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs27 = errors;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : joined(vErrors, validate38.errors);
errors = vErrors.length;
}
else {
}
var _valid3 = _errs27 === errors;
valid8 = _valid3;
}
if(!valid8){
const err18 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs22 === errors;
validate32.errors = vErrors;
return errors === 0;
}

const pattern13 = new RegExp("^(?!0(\\.0+)?$)(0|[1-9][0-9]{0,11})(\\.[0-9]{1,18})?$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "value") || (key0 === "asset"))){
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
if(data.value !== undefined){
let data0 = data.value;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(0|[1-9][0-9]{0,11})(\\.[0-9]{1,18})?$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(0|[1-9][0-9]{0,11})(\\.[0-9]{1,18})?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.asset !== undefined){
let data1 = data.asset;
const _errs4 = errors;
if(!(validate42(data1, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData}))){
vErrors = vErrors === null ? validate42.errors : joined(vErrors, validate42.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceWalletId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceWalletId"},message:"must have required property '"+"sourceWalletId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.destination === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
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
if(!((((key0 === "sourceWalletId") || (key0 === "destination")) || (key0 === "amount")) || (key0 === "memo"))){
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
if(data.sourceWalletId !== undefined){
let data0 = data.sourceWalletId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err4 = {instancePath:instancePath+"/sourceWalletId",schemaPath:"#/properties/sourceWalletId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/sourceWalletId",schemaPath:"#/properties/sourceWalletId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/sourceWalletId",schemaPath:"#/properties/sourceWalletId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.destination !== undefined){
let data1 = data.destination;
const _errs4 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate32.errors : joined(vErrors, validate32.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
if(!(validate41(data2, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate41.errors : joined(vErrors, validate41.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs5 === errors;
}
if(data.memo !== undefined){
let data3 = data.memo;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 500){
const err7 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate31.errors = vErrors;
return errors === 0;
}

export { validate44 as CreatePaymentRequest };

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recipient !== undefined){
let data0 = data.recipient;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data0 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs5 = errors;
if(errors === _errs4){
}
var valid2 = _errs4 === errors;
if(valid2){
const err2 = {instancePath:instancePath+"/recipient",schemaPath:"#/allOf/0/properties/recipient/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs2 === errors;
}
if(data.sourceWalletId !== undefined){
let data1 = data.sourceWalletId;
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
if(data1 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs9 = errors;
if(errors === _errs8){
}
var valid3 = _errs8 === errors;
if(valid3){
const err4 = {instancePath:instancePath+"/sourceWalletId",schemaPath:"#/allOf/0/properties/sourceWalletId/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs6 === errors;
}
}
var valid0 = _errs1 === errors;
const _errs10 = errors;
const _errs11 = errors;
let valid4 = false;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recipient === undefined){
const err5 = {instancePath,schemaPath:"#/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceWalletId === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: "sourceWalletId"},message:"must have required property '"+"sourceWalletId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
}
}
if(!valid4){
const err7 = {instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
const _errs14 = errors;
const _errs15 = errors;
const _errs16 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs17 = errors;
const _errs18 = errors;
let valid6 = false;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.recipient === undefined) && (missing0 = "recipient")) || ((data.sourceWalletId === undefined) && (missing0 = "sourceWalletId"))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
}
}
if(errors === _errs19){
}
var _valid1 = _errs19 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
}
if(!valid6){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
if(errors === _errs16){
}
var valid5 = _errs16 === errors;
if(valid5){
const err11 = {instancePath,schemaPath:"#/allOf/2/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
const _errs20 = errors;
const _errs21 = errors;
let valid7 = true;
const _errs22 = errors;
const _errs23 = errors;
const _errs24 = errors;
const _errs25 = errors;
let valid9 = false;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.sourceWalletId === undefined) && (missing1 = "sourceWalletId")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
}
}
if(errors === _errs26){
}
var _valid3 = _errs26 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
}
if(!valid9){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if(errors === _errs24){
}
var valid8 = _errs24 === errors;
if(valid8){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
if(errors === _errs22){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.recipient === undefined) && (missing2 = "recipient")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
}
}
if(errors === _errs22){
}
}
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs27 = errors;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var _valid2 = _errs27 === errors;
valid7 = _valid2;
}
if(!valid7){
const err16 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs20 === errors;
const _errs28 = errors;
const _errs29 = errors;
let valid10 = true;
const _errs30 = errors;
const _errs31 = errors;
const _errs32 = errors;
const _errs33 = errors;
let valid12 = false;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.recipient === undefined) && (missing3 = "recipient")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
}
}
if(errors === _errs34){
}
var _valid5 = _errs34 === errors;
valid12 = valid12 || _valid5;
if(!valid12){
}
if(!valid12){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
if(errors === _errs32){
}
var valid11 = _errs32 === errors;
if(valid11){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
if(errors === _errs30){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.sourceWalletId === undefined) && (missing4 = "sourceWalletId")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
}
}
if(errors === _errs30){
}
}
var _valid4 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs35 = errors;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : joined(vErrors, validate31.errors);
errors = vErrors.length;
}
else {
}
var _valid4 = _errs35 === errors;
valid10 = _valid4;
}
if(!valid10){
const err21 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs28 === errors;
validate44.errors = vErrors;
return errors === 0;
}

export { validate35 as EmailDestination };

export { validate33 as HandleDestination };

export { validate20 as IntentAmount };

export { validate25 as IntentDelivery };

export { validate5 as IntentDidRecipient };

export { validate11 as IntentEmailRecipient };

export { validate22 as IntentFunding };

export { validate15 as IntentHandleRecipient };

export { validate13 as IntentIdentityRecipient };

export { validate9 as IntentPhoneRecipient };

export { validate28 as IntentPurpose };

export { validate4 as IntentRecipient };

export { validate17 as IntentWalletAddressRecipient };

export { validate41 as LegacyAmount };

export { validate32 as LegacyDestination };

export { validate6 as PaymentIdentityDid };

export { validate47 as SelectPaymentRouteRequest };

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.routeQuoteId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routeQuoteId"},message:"must have required property '"+"routeQuoteId"+"'"};
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
if(!(key0 === "routeQuoteId")){
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
if(data.routeQuoteId !== undefined){
let data0 = data.routeQuoteId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/routeQuoteId",schemaPath:"#/properties/routeQuoteId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/routeQuoteId",schemaPath:"#/properties/routeQuoteId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/routeQuoteId",schemaPath:"#/properties/routeQuoteId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate47.errors = vErrors;
return errors === 0;
}

export { validate48 as SignPaymentRequest };
const pattern14 = new RegExp("^0x[0-9a-fA-F]{128}(1[bBcC])$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signature === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
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
if(!(key0 === "signature")){
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
if(data.signature !== undefined){
let data0 = data.signature;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err2 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{128}(1[bBcC])$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{128}(1[bBcC])$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

export { validate38 as WalletDestination };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
